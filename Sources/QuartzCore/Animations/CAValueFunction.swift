/// Makes a transform from the numbers that an animation of `transform` goes through, so that they may go round more than once.
///
/// Turns take one number, in radians; moves and scales along one axis take one; `scale` and `translate` take three in an array.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/cavaluefunction
public final class CAValueFunction: Sendable, Hashable {
    /// Which function it is.
    public let name: CAValueFunctionName

    /// Makes a function; `nil` if there is none of that name.
    public init?(name: CAValueFunctionName) {
        guard Self.known.contains(name) else { return nil }
        self.name = name
    }

    private static let known: Set<CAValueFunctionName> = [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY, .translateZ,
    ]

    /// The numbers that an animation was given; `nil` if they are not what the function takes.
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

    /// The numbers that change nothing.
    var neutral: AnimatableValue {
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

    /// Functions are equal if their names are.
    public static func == (one: CAValueFunction, other: CAValueFunction) -> Bool { one.name == other.name }

    /// Feeds the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A turn around the x axis.
    public static let rotateX = Self(rawValue: "rotateX")
    /// A turn around the y axis.
    public static let rotateY = Self(rawValue: "rotateY")
    /// A turn in the plane.
    public static let rotateZ = Self(rawValue: "rotateZ")
    /// Scales along all three axes.
    public static let scale = Self(rawValue: "scale")
    /// Scales along the x axis.
    public static let scaleX = Self(rawValue: "scaleX")
    /// Scales along the y axis.
    public static let scaleY = Self(rawValue: "scaleY")
    /// Scales along the z axis.
    public static let scaleZ = Self(rawValue: "scaleZ")
    /// Moves along all three axes.
    public static let translate = Self(rawValue: "translate")
    /// Moves along the x axis.
    public static let translateX = Self(rawValue: "translateX")
    /// Moves along the y axis.
    public static let translateY = Self(rawValue: "translateY")
    /// Moves along the z axis.
    public static let translateZ = Self(rawValue: "translateZ")
}
