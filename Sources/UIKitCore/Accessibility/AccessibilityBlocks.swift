/// What an app says of an object each time it is asked, in place of once.
@MainActor struct AccessibilityBlocks {
    var isElement: (() -> Bool)?
    var label: (() -> String?)?
    var value: (() -> String?)?
    var hint: (() -> String?)?
    var identifier: (() -> String?)?
    var traits: (() -> UIAccessibilityTraits)?
    var frame: (() -> CGRect)?
    var elementsHidden: (() -> Bool)?
    var isModal: (() -> Bool)?
    var elements: (() -> [Any]?)?
    var customActions: (() -> [UIAccessibilityCustomAction]?)?
    var customContent: (() -> [AXCustomContent]?)?
    var activate: (() -> Bool)?
}

/// Closures in place of values: each is called whenever assistive technology or a test reads, counts more than the value that was set, and is
/// kept as long as the object. All are `nil` by default.
///
/// What they say is read anew when something else of the tree changes, or after a notification of `UIAccessibility.post`.
/// - Source: https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility
extension AccessibleObject {
    /// Says ``isAccessibilityElement``.
    public var isAccessibilityElementBlock: (() -> Bool)? {
        get { accessibility.blocks?.isElement }
        set { ask(\.isElement, newValue) }
    }
    /// Says ``accessibilityLabel``.
    public var accessibilityLabelBlock: (() -> String?)? {
        get { accessibility.blocks?.label }
        set { ask(\.label, newValue) }
    }
    /// Says ``accessibilityValue``.
    public var accessibilityValueBlock: (() -> String?)? {
        get { accessibility.blocks?.value }
        set { ask(\.value, newValue) }
    }
    /// Says ``accessibilityHint``.
    public var accessibilityHintBlock: (() -> String?)? {
        get { accessibility.blocks?.hint }
        set { ask(\.hint, newValue) }
    }
    /// Says ``accessibilityIdentifier``.
    public var accessibilityIdentifierBlock: (() -> String?)? {
        get { accessibility.blocks?.identifier }
        set { ask(\.identifier, newValue) }
    }
    /// Says ``accessibilityTraits``.
    public var accessibilityTraitsBlock: (() -> UIAccessibilityTraits)? {
        get { accessibility.blocks?.traits }
        set { ask(\.traits, newValue) }
    }
    /// Says ``accessibilityFrame``, in points of the screen.
    public var accessibilityFrameBlock: (() -> CGRect)? {
        get { accessibility.blocks?.frame }
        set { ask(\.frame, newValue) }
    }
    /// Says ``accessibilityElementsHidden``.
    public var accessibilityElementsHiddenBlock: (() -> Bool)? {
        get { accessibility.blocks?.elementsHidden }
        set { ask(\.elementsHidden, newValue) }
    }
    /// Says ``accessibilityViewIsModal``.
    public var accessibilityViewIsModalBlock: (() -> Bool)? {
        get { accessibility.blocks?.isModal }
        set { ask(\.isModal, newValue) }
    }
    /// Says ``accessibilityElements``.
    public var accessibilityElementsBlock: (() -> [Any]?)? {
        get { accessibility.blocks?.elements }
        set { ask(\.elements, newValue) }
    }
    /// Says ``accessibilityCustomActions``.
    public var accessibilityCustomActionsBlock: (() -> [UIAccessibilityCustomAction]?)? {
        get { accessibility.blocks?.customActions }
        set { ask(\.customActions, newValue) }
    }
    /// The custom content, in place of ``AXCustomContentProvider/accessibilityCustomContent``.
    public var accessibilityCustomContentBlock: (() -> [AXCustomContent]?)? {
        get { accessibility.blocks?.customContent }
        set { ask(\.customContent, newValue) }
    }
    /// Does what ``accessibilityActivate()`` is for, where no class of the object's does it.
    public var accessibilityActivateBlock: (() -> Bool)? {
        get { accessibility.blocks?.activate }
        set { ask(\.activate, newValue) }
    }

    private func ask<Value>(_ path: WritableKeyPath<AccessibilityBlocks, Value>, _ value: Value) {
        var blocks = accessibility.blocks ?? AccessibilityBlocks()
        blocks[keyPath: path] = value
        accessibility.blocks = blocks
        AccessibilityCenter.currentIfMade?.contentDidChange()
    }
}
