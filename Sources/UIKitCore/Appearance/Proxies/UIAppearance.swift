/// A class whose instances share a default appearance, such as `UILabel.appearance().textColor = .red`.
///
/// The proxy represents all instances of the class and its subclasses. A value set on the proxy applies to every
/// instance that later enters a window, unless the value was set on the instance itself.
///
/// > Difference from Apple: messages cannot be recorded without the Objective-C runtime. A proxy is therefore an
/// > instance of the class, created by `init(frame:)`, or by `init()` for bar items, and records the values set on
/// > it. Custom properties are not recorded.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiappearance
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// Returns the proxy of all instances of the class.
    static func appearance() -> Self
    /// Returns the proxy of instances that are contained in instances of other classes. Each type in `containerTypes`
    /// is contained in the next one.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// Returns the proxy of all instances with these traits.
    static func appearance(for trait: UITraitCollection) -> Self
    /// Returns the proxy of instances with these traits, contained in instances of other classes.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class to whose contents an appearance can be restricted: a view or a controller class.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiappearancecontainer
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}
extension UIViewController: UIAppearanceContainer {}

extension UIAppearance {
    /// Returns the proxy of all instances of the class.
    public static func appearance() -> Self { appearance(whenContainedInInstancesOf: []) }
    /// Returns the proxy of instances that are contained in instances of other classes. Each type in `containerTypes`
    /// is contained in the next one.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        appearance(for: UITraitCollection(), whenContainedInInstancesOf: containerTypes)
    }
    /// Returns the proxy of all instances with these traits. A value stays applied when the traits change.
    public static func appearance(for trait: UITraitCollection) -> Self { appearance(for: trait, whenContainedInInstancesOf: []) }
}

extension UIAppearance where Self: UIView {
    /// Returns the proxy of instances with these traits, contained in instances of other classes.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        ApplicationHost.running.appearances.proxy(of: Self.self, in: containerTypes, for: trait) {
            unsafeBitCast(Self.self as UIView.Type, to: ConstructibleView.Type.self).init(frame: .zero) as? Self
        }
    }
}

extension UIAppearance where Self: UIBarItem {
    /// Returns the proxy of items contained in instances of other classes, in an environment with these traits.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self {
        ApplicationHost.running.appearances.proxy(of: Self.self, in: containerTypes, for: trait) {
            DelegateConstruction.make(Self.self) as? Self
        }
    }
}
