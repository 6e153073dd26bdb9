/// A transition from the previous appearance of a layer, with its sublayers, to the current one.
///
/// The transition starts with the content of the last frame, so the layer may be changed immediately before or after
/// the addition. Its key is always ``kCATransition``. Moving content is not clipped at the layer's edges; the
/// superlayer can clip it.
///
/// - Source: https://developer.apple.com/documentation/quartzcore/catransition
@preconcurrency @MainActor open class CATransition: CAAnimation {
    /// The kind of transition; `fade` by default. Unknown types fade.
    open var type = CATransitionType.fade
    /// The direction of the movement; `nil` by default, which means from the left. Fades have no direction.
    open var subtype: CATransitionSubtype?
    /// The fraction of the transition at which it starts, 0…1; 0 by default.
    open var startProgress: Float = 0
    /// The fraction of the transition at which it ends, 0…1 and at least the start; 1 by default.
    open var endProgress: Float = 1
    /// An additional style for transitions of views.
    package final var style: TransitionStyle?
    final var contents: TransitionContents?

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

    /// Stores the currently displayed content as the start of the transition.
    func begin(with node: RenderNode?) {
        contents = node.map { TransitionContents(from: $0, style: style ?? TransitionStyle(type, subtype)) }
    }

    func moment(_ moment: ActiveTime.Moment) -> TransitionMoment? {
        let (start, end) = (Double(startProgress), Double(endProgress))
        let fraction = start + (max(end, start) - start) * eased(moment.progress)
        return contents.map { TransitionMoment(contents: $0, progress: min(max(fraction, 0), 1)) }
    }
}

/// The key of transitions.
public let kCATransition = "transition"

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new content fades in as the old content fades out; the default.
    public static let fade = Self(rawValue: "fade")
    /// The new content slides over the old content.
    public static let moveIn = Self(rawValue: "moveIn")
    /// The new content slides in and pushes the old content out.
    public static let push = Self(rawValue: "push")
    /// The old content slides away and reveals the new content.
    public static let reveal = Self(rawValue: "reveal")
}

/// The side from which content moves.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation.
    public let rawValue: String
    /// Creates a subtype from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The right side.
    public static let fromRight = Self(rawValue: "fromRight")
    /// The left side.
    public static let fromLeft = Self(rawValue: "fromLeft")
    /// The top of a coordinate system whose y axis points upwards. On iOS, whose y axis points downwards, content
    /// moves up from the bottom.
    public static let fromTop = Self(rawValue: "fromTop")
    /// The bottom of a coordinate system whose y axis points upwards. On iOS, whose y axis points downwards, content
    /// moves down from the top.
    public static let fromBottom = Self(rawValue: "fromBottom")
}
