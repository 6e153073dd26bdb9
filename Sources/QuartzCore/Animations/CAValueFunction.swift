/// A function that converts the interpolated numbers of a `transform` animation to a transform, so that rotations may
/// exceed one turn.
///
/// Rotations have one number, in radians. Translations and scales along one axis have one number; `scale` and
/// `translate` have an array of three.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cavaluefunction
public final class CAValueFunction: Sendable, Hashable {
    /// The name of the function.
    public let name: CAValueFunctionName

    /// Creates a function; `nil` for an unknown name.
    public init?(name: CAValueFunctionName) {
        guard Self.known.contains(name) else { return nil }
        self.name = name
    }

    private static let known: Set<CAValueFunctionName> = [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
    ]

    /// Converts a value of the animation to numbers; `nil` for a value of another type or length.
    func read(_ value: Any?) -> AnimatableValue? {
        guard name == .scale || name == .translate else {
            guard case .number(let number) = AnimatableValue(value) else { return nil }
            return .number(number)
        }
        guard let list = value as? [Any], list.count == 3 else { return nil }
        let numbers = list.compactMap { item -> Double? in
            if case .number(let number) = AnimatableValue(item) { number } else { nil }
        }
        return numbers.count == 3 ? .rect(SIMD4(numbers[0], numbers[1], numbers[2], 0)) : nil
    }

    /// The numbers of the identity transform.
    var identityValue: AnimatableValue {
        switch name {
        case .scale: .rect(SIMD4(1, 1, 1, 0))
        case .translate: .rect(.zero)
        case .scaleX, .scaleY, .scaleZ: .number(1)
        default: .number(0)
        }
    }

    func transform(_ value: AnimatableValue) -> CATransform3D? {
        switch value {
        case .rect(let v) where name == .scale: CATransform3DMakeScale(CGFloat(v.x), CGFloat(v.y), CGFloat(v.z))
        case .rect(let v): CATransform3DMakeTranslation(CGFloat(v.x), CGFloat(v.y), CGFloat(v.z))
        case .number(let number): transform(CGFloat(number))
        default: nil
        }
    }

    private func transform(_ number: CGFloat) -> CATransform3D? {
        switch name {
        case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
        case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
        case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
        case .scaleX: CATransform3DMakeScale(number, 1, 1)
        case .scaleY: CATransform3DMakeScale(1, number, 1)
        case .scaleZ: CATransform3DMakeScale(1, 1, number)
        case .translateX: CATransform3DMakeTranslation(number, 0, 0)
        case .translateY: CATransform3DMakeTranslation(0, number, 0)
        case .translateZ: CATransform3DMakeTranslation(0, 0, number)
        default: nil
        }
    }

    /// Returns whether the names are equal.
    public static func == (one: CAValueFunction, other: CAValueFunction) -> Bool { one.name == other.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A rotation around the x axis.
    public static let rotateX = Self(rawValue: "rotateX")
    /// A rotation around the y axis.
    public static let rotateY = Self(rawValue: "rotateY")
    /// A rotation around the z axis, in the plane.
    public static let rotateZ = Self(rawValue: "rotateZ")
    /// A scale along all three axes.
    public static let scale = Self(rawValue: "scale")
    /// A scale along the x axis.
    public static let scaleX = Self(rawValue: "scaleX")
    /// A scale along the y axis.
    public static let scaleY = Self(rawValue: "scaleY")
    /// A scale along the z axis.
    public static let scaleZ = Self(rawValue: "scaleZ")
    /// A translation along all three axes.
    public static let translate = Self(rawValue: "translate")
    /// A translation along the x axis.
    public static let translateX = Self(rawValue: "translateX")
    /// A translation along the y axis.
    public static let translateY = Self(rawValue: "translateY")
    /// A translation along the z axis.
    public static let translateZ = Self(rawValue: "translateZ")
}
