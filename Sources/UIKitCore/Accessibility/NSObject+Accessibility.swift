/// The accessibility members of an object whose static type is `NSObject`, such as an element of a list of views.
///
/// Only an ``AccessibleObject`` has values.
extension NSObjectProtocol where Self: NSObject {
    /// Whether assistive technology treats the object as one element; `false` by default.
    @preconcurrency @MainActor public var isAccessibilityElement: Bool {
        get { accessibleObject?.isAccessibilityElement ?? false }
        set { change { $0.isAccessibilityElement = newValue } }
    }
    /// The localized name of the object; `nil` by default.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { accessibleObject?.accessibilityLabel }
        set { change { $0.accessibilityLabel = newValue } }
    }
    /// The localized description of the effect of using the object; `nil` by default.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { accessibleObject?.accessibilityHint }
        set { change { $0.accessibilityHint = newValue } }
    }
    /// The localized value of the object; `nil` by default.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { accessibleObject?.accessibilityValue }
        set { change { $0.accessibilityValue = newValue } }
    }
    /// The traits of the object; none by default.
    @preconcurrency @MainActor public var accessibilityTraits: UIAccessibilityTraits {
        get { accessibleObject?.accessibilityTraits ?? .none }
        set { change { $0.accessibilityTraits = newValue } }
    }
    /// The frame of the object, in points of the screen; zero by default.
    @preconcurrency @MainActor public var accessibilityFrame: CGRect {
        get { accessibleObject?.accessibilityFrame ?? .zero }
        set { change { $0.accessibilityFrame = newValue } }
    }
    /// Whether assistive technology skips the elements in the object; `false` by default.
    @preconcurrency @MainActor public var accessibilityElementsHidden: Bool {
        get { accessibleObject?.accessibilityElementsHidden ?? false }
        set { change { $0.accessibilityElementsHidden = newValue } }
    }
    /// Whether assistive technology skips the siblings of the object; `false` by default.
    @preconcurrency @MainActor public var accessibilityViewIsModal: Bool {
        get { accessibleObject?.accessibilityViewIsModal ?? false }
        set { change { $0.accessibilityViewIsModal = newValue } }
    }
    /// The elements in the object; `nil` by default.
    @preconcurrency @MainActor public var accessibilityElements: [Any]? {
        get { accessibleObject?.accessibilityElements }
        set { change { $0.accessibilityElements = newValue } }
    }
    /// The actions that assistive technology offers; `nil` by default.
    @preconcurrency @MainActor public var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibleObject?.accessibilityCustomActions }
        set { change { $0.accessibilityCustomActions = newValue } }
    }

    private var accessibleObject: AccessibleObject? { self as? AccessibleObject }

    @MainActor private func change(_ body: (AccessibleObject) -> Void) {
        if let accessibleObject { return body(accessibleObject) }
        Diagnostics.report(
            "accessibility.object", "\(type(of: self)) has no accessibility values. Derive it from UIAccessibilityElement.")
    }
}
