/// A change from how a layer looked, with all in it, to how it looks now.
///
/// It begins with what the last frame showed, so that the layer is changed right after or before it is added. It is always added under the
/// key ``kCATransition``. What moves is not cut at the layer's edges; its superlayer can do that.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransition
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// How one look becomes the other; a fade by default. Unknown types fade.
    open var type = CATransitionType.fade
    /// From where something moves; `nil`, which is from the left, by default. Fades have no direction.
    open var subtype: CATransitionSubtype?
    /// At what share of the change it starts, 0…1; 0 by default.
    open var startProgress: Float = 0
    /// At what share of the change it ends, 0…1 and no less than where it starts; 1 by default.
    open var endProgress: Float = 1
    /// The looks that views have besides those of layers.
    package final var style: TransitionStyle?
    final var picture: TransitionPicture?

    override func copied() -> CAAnimation {
        let copy = super.copied()
        guard let copy = copy as? CATransition else { return copy }
        (copy.type, copy.subtype, copy.style) = (type, subtype, style)
        (copy.startProgress, copy.endProgress) = (startProgress, endProgress)
        return copy
    }

    override func property(_ key: String) -> Any? {
        switch key {
        case "type": type
        case "subtype": subtype
        case "startProgress": startProgress
        case "endProgress": endProgress
        default: super.property(key)
        }
    }

    override func setProperty(_ value: Any?, _ key: String) -> Bool? {
        switch key {
        case "type": KeyedValue.name(value) { type = $0 }
        case "subtype": value == nil ? KeyedValue.object(value) { subtype = $0 } : KeyedValue.name(value) { subtype = $0 }
        case "startProgress": KeyedValue.number(value) { startProgress = Float($0) }
        case "endProgress": KeyedValue.number(value) { endProgress = Float($0) }
        default: super.setProperty(value, key)
        }
    }

    /// Takes what is shown now as what it begins with.
    func begin(with shown: RenderNode?) {
        picture = shown.map { TransitionPicture(from: $0, style: style ?? TransitionStyle(type, subtype)) }
    }

    func moment(_ moment: ActiveTime.Moment) -> TransitionMoment? {
        let (start, end) = (Double(startProgress), Double(endProgress))
        let share = start + (max(end, start) - start) * eased(moment.progress)
        return picture.map { TransitionMoment(picture: $0, progress: min(max(share, 0), 1)) }
    }
}

/// The key under which transitions are added.
public let kCATransition = "transition"

/// How a transition changes one look to the other.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new look comes as the old one fades; the default.
    public static let fade = Self(rawValue: "fade")
    /// The new look slides over the old one.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new look slides in and pushes the old one out.
    public static let push = Self(rawValue: "push")
    /// The old look slides away from over the new one.
    public static let reveal = Self(rawValue: "reveal")
}

/// The side that something moves from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String
    /// Makes a subtype from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The right.
    public static let fromRight = Self(rawValue: "fromRight")
    /// The left.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// The top by a y axis that grows upwards. On iOS, where it grows downwards, things come from below and move up.
    public static let fromTop = Self(rawValue: "fromTop")
    /// The bottom by a y axis that grows upwards. On iOS, where it grows downwards, things come from above and move down.
    public static let fromBottom = Self(rawValue: "fromBottom")
}
