/// What instances of a class look like unless they are told otherwise: `UILabel.appearance().textColor = .red`.
///
/// The proxy stands for all instances of the class and its subclasses. What is set on it is taken over by each that comes into a window
/// later and was not given a value of its own.
///
/// > Difference from Apple: without an Objective-C runtime no message can be recorded, so that a proxy is an instance of the class that
/// > notes what is set on it: it is made by `init(frame:)`, of bar items by `init()`. Properties of your own are not noted.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The proxy of all instances of the class.
    static func appearance() -> Self
    /// The proxy of instances that stand within instances of other classes: the first type within the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy of all instances that have these traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy of instances that have these traits and stand within instances of other classes.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// What appearance may be limited to: views and controllers.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance {
    /// The proxy of all instances of the class.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
    /// The proxy of instances that stand within instances of other classes: the first type within the second, and so on.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
    }
    /// The proxy of all instances that have these traits; what they say no more is not taken back when traits change.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance(for: trait, whenContainedInInstancesOf: []) }
}

extension UIAppearance where Self: UIView {
    /// The proxy of instances that have these traits and stand within instances of other classes.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        ApplicationHost.running.appearances.proxy(of: Self.self, in: containerTypes, for: trait) {
            unsafeBitCast(Self.self as UIView.Type, to: ConstructibleView.Type.self).init(frame: .zero) as? Self
        }
    }
}

extension UIAppearance where Self: UIBarItem {
    /// The proxy of items that stand within instances of other classes, where there are these traits.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        ApplicationHost.running.appearances.proxy(of: Self.self, in: containerTypes, for: trait) {
            DelegateConstruction.make(Self.self) as? Self
        }
    }
}
