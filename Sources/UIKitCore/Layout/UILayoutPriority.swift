/// The priority of a constraint: 1000 is required, lower values are optional. An optional constraint takes precedence
/// over all constraints of lower priority.
///
/// - Source: https://developer.apple.com/documentation/uikit/uilayoutpriority
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number, 0…1000.
    public var rawValue: Float
    /// Creates a priority from a number, 0…1000.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority from a number, 0…1000.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: the constraint must be satisfied.
    public static let required = UILayoutPriority(1000)
    /// 750: the default compression resistance of a view.
    public static let defaultHigh = UILayoutPriority(750)
    /// 510: the priority of a drag that may resize a scene.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// 500: the priority with which a scene keeps its size.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// 490: the priority of a drag that may not resize a scene.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// 250: the default content hugging of a view.
    public static let defaultLow = UILayoutPriority(250)
    /// 50: the priority of the target size in `systemLayoutSizeFitting(_:)`.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Compares the numbers.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
    /// Returns the priority plus a number.
    public static func + (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue + right) }
    /// Returns the priority minus a number.
    public static func - (left: UILayoutPriority, right: Float) -> UILayoutPriority { UILayoutPriority(left.rawValue - right) }
}

extension UILayoutPriority {
    static func check(_ priority: UILayoutPriority, _ what: String) {
        precondition(
            priority.rawValue >= 0 && priority.rawValue <= 1000, "\(what): priority \(priority.rawValue). Priorities are 0…1000.")
    }
}
