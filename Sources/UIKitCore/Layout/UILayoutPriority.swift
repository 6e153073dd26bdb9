/// How important a constraint is: 1000 is required; of optional ones a higher number is met strictly before a lower one.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// 0…1000.
    public var rawValue: Float
    /// The priority of that number, 0…1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// The priority of that number, 0…1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: has to hold.
    public static let required = UILayoutPriority(1000)
    /// 750: with which a button keeps its content from being cut.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: with which a person's dragging may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: with which a person's dragging does not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: with which a view hugs its content.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: with which fitting asks for the smallest size.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// By number.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
    /// A priority that is that much higher.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue + right) }
    /// A priority that is that much lower.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue - right) }
}

extension UILayoutPriority {
    static func check(_ priority: UILayoutPriority, _ what: String) {
        precondition(
            priority.rawValue >= 0 && priority.rawValue <= 1000, "\(what): priority \(priority.rawValue). Priorities are 0…1000.")
    }
}
