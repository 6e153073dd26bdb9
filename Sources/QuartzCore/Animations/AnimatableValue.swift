/// The value of a layer property in a form that can be interpolated.
package enum AnimatableValue: Equatable, Sendable {
    case number(Double)
    case point(SIMD2<Double>)
    case rect(SIMD4<Double>)
    case color(SIMD4<Double>)
    case transform(CATransform3D)
    case path(CGPath)
    case image(CGImage)
    case list([AnimatableValue])

    /// Converts a value of an animation: a number, point, size, rectangle, colour, transform, path or image, or an
    /// array of these. An `NSValue` is unwrapped. Returns `nil` for any other value.
    package init?(_ value: Any?) {
        switch value {
        case let value as CGFloat: self = .number(Double(value))
        case let value as Double: self = .number(value)
        case let value as Float: self = .number(Double(value))
        case let value as Int: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as CGPoint: self = .point(SIMD2(Double(value.x), Double(value.y)))
        case let value as CGSize: self = .point(SIMD2(Double(value.width), Double(value.height)))
        case let value as CGRect: self = .rect(value.vector)
        case let value as CATransform3D: self = .transform(value)
        case let value as CGAffineTransform: self = .transform(CATransform3DMakeAffineTransform(value))
        case let value as CGColor: self = .color(value.rgba)
        case let value as CGPath: self = .path(value)
        case let value as CGImage: self = .image(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as NSValue:
            guard let unwrapped = value.animatable else { return nil }
            self = unwrapped
        case let values as [Any]:
            let list = values.compactMap { AnimatableValue($0) }
            guard list.count == values.count else { return nil }
            self = .list(list)
        default: return nil
        }
    }

    /// Interpolates between `self` and `other`. Returns `other` if the kinds differ.
    package func mixed(with other: AnimatableValue, at fraction: Double) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + (b - a) * fraction)
        case (.point(let a), .point(let b)): .point(a + (b - a) * fraction)
        case (.rect(let a), .rect(let b)): .rect(a + (b - a) * fraction)
        case (.color(let a), .color(let b)): .color(Self.mixColors(a, b, fraction))
        case (.transform(let a), .transform(let b)): .transform(DecomposedAffineTransform.mix(a, b, fraction))
        case (.path(let a), .path(let b)): .path(a.interpolated(to: b, at: CGFloat(fraction)) ?? b)
        case (.image(let a), .image(let b)): .image(CrossFade.image(a, b, at: fraction))
        case (.list(let a), .list(let b)) where a.count == b.count: .list(zip(a, b).map { $0.mixed(with: $1, at: fraction) })
        default: other
        }
    }

    package func adding(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a + b)
        case (.point(let a), .point(let b)): .point(a + b)
        case (.rect(let a), .rect(let b)): .rect(a + b)
        case (.color(let a), .color(let b)): .color(a + b)
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(b, a))
        case (.list(let a), .list(let b)) where a.count == b.count: .list(zip(a, b).map { $0.adding($1) })
        default: other
        }
    }

    /// Returns the value multiplied by `count`: a transform is concatenated that many times, and a path or an image is
    /// unchanged.
    package func times(_ count: Double) -> AnimatableValue {
        switch self {
        case .number(let a): .number(a * count)
        case .point(let a): .point(a * count)
        case .rect(let a): .rect(a * count)
        case .color(let a): .color(a * count)
        case .transform(let a):
            .transform((0..<Int(min(max(count, 0), 1e6))).reduce(CATransform3DIdentity) { sum, _ in CATransform3DConcat(a, sum) })
        case .path, .image: self
        case .list(let a): .list(a.map { $0.times(count) })
        }
    }

    package func subtracting(_ other: AnimatableValue) -> AnimatableValue {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(a - b)
        case (.point(let a), .point(let b)): .point(a - b)
        case (.rect(let a), .rect(let b)): .rect(a - b)
        case (.color(let a), .color(let b)): .color(a - b)
        case (.transform(let a), .transform(let b)): .transform(CATransform3DConcat(CATransform3DInvert(b), a))
        default: self
        }
    }

    /// Returns whether both values are of the same kind.
    func matchesKind(_ other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.rect, .rect), (.color, .color), (.transform, .transform), (.path, .path),
            (.image, .image), (.list, .list):
            true
        default: false
        }
    }

    /// Interpolates premultiplied colours, so that a fade from a clear colour keeps the other colour's hue.
    private static func mixColors(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ fraction: Double) -> SIMD4<Double> {
        let alpha = a.w + (b.w - a.w) * fraction
        guard alpha > 0 else { return SIMD4(b.x, b.y, b.z, 0) }
        let mixed = (a * a.w) + (b * b.w - a * a.w) * fraction
        return SIMD4(mixed.x / alpha, mixed.y / alpha, mixed.z / alpha, alpha)
    }
}

extension CGRect {
    var vector: SIMD4<Double> { SIMD4(Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)) }
    init(_ vector: SIMD4<Double>) {
        self.init(x: CGFloat(vector.x), y: CGFloat(vector.y), width: CGFloat(vector.z), height: CGFloat(vector.w))
    }
}
