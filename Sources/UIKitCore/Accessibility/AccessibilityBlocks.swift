/// The closures that an app sets instead of values. Each closure is called whenever its value is read.
@MainActor struct AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var value: AXStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var hint: AXStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var identifier: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var language: AXStringReturnBlock?
    var inputLabels: AXStringArrayReturnBlock?
    var attributedInputLabels: AXAttributedStringArrayReturnBlock?
    var expandedStatus: (() -> UIAccessibility.ExpandedStatus)?
    var frame: AXRectReturnBlock?
    var path: AXPathReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var elementsHidden: AXBoolReturnBlock?
    var isModal: AXBoolReturnBlock?
    var groupsChildren: AXBoolReturnBlock?
    var navigationStyle: AXNavigationStyleReturnBlock?
    var respondsToInteraction: AXBoolReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var elements: AXArrayReturnBlock?
    var customActions: AXCustomActionsReturnBlock?
    var customRotors: AXCustomRotorsReturnBlock?
    var customContent: AXCustomContentReturnBlock?
    var activate: AXBoolReturnBlock?
    var increment: AXVoidReturnBlock?
    var decrement: AXVoidReturnBlock?
    var escape: AXBoolReturnBlock?
    var magicTap: AXBoolReturnBlock?
}

/// Closures that provide values. Each closure is called whenever assistive technology or a test reads its value, and
/// takes precedence over a value that was set. The object retains the closures. All are `nil` by default.
///
/// The results are read again when another part of the tree changes, or after a notification of
/// `UIAccessibility.post`.
/// - Source: https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility
extension AccessibleObject {
    /// The closure that returns ``isAccessibilityElement``.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isElement }
        set { ask(\.isElement, newValue) }
    }
    /// The closure that returns ``accessibilityLabel``.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.label }
        set { ask(\.label, newValue) }
    }
    /// The closure that returns ``accessibilityAttributedLabel``; takes precedence over ``accessibilityLabelBlock``.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedLabel }
        set { ask(\.attributedLabel, newValue) }
    }
    /// The closure that returns ``accessibilityValue``.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.value }
        set { ask(\.value, newValue) }
    }
    /// The closure that returns ``accessibilityAttributedValue``; takes precedence over ``accessibilityValueBlock``.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedValue }
        set { ask(\.attributedValue, newValue) }
    }
    /// The closure that returns ``accessibilityHint``.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.hint }
        set { ask(\.hint, newValue) }
    }
    /// The closure that returns ``accessibilityAttributedHint``; takes precedence over ``accessibilityHintBlock``.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedHint }
        set { ask(\.attributedHint, newValue) }
    }
    /// The closure that returns ``accessibilityIdentifier``.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.identifier }
        set { ask(\.identifier, newValue) }
    }
    /// The closure that returns ``accessibilityTraits``.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility.blocks?.traits }
        set { ask(\.traits, newValue) }
    }
    /// The closure that returns ``accessibilityLanguage``.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.language }
        set { ask(\.language, newValue) }
    }
    /// The closure that returns ``accessibilityUserInputLabels``.
    public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { accessibility.blocks?.inputLabels }
        set { ask(\.inputLabels, newValue) }
    }
    /// The closure that returns ``accessibilityAttributedUserInputLabels``; takes precedence over
    /// ``accessibilityUserInputLabelsBlock``.
    public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { accessibility.blocks?.attributedInputLabels }
        set { ask(\.attributedInputLabels, newValue) }
    }
    /// The closure that returns ``accessibilityExpandedStatus``.
    public var accessibilityExpandedStatusBlock: (() -> UIAccessibility.ExpandedStatus)? {
        get { accessibility.blocks?.expandedStatus }
        set { ask(\.expandedStatus, newValue) }
    }
    /// The closure that returns ``accessibilityFrame``, in screen coordinates.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibility.blocks?.frame }
        set { ask(\.frame, newValue) }
    }
    /// The closure that returns ``accessibilityPath``, in screen coordinates.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibility.blocks?.path }
        set { ask(\.path, newValue) }
    }
    /// The closure that returns ``accessibilityActivationPoint``, in screen coordinates.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibility.blocks?.activationPoint }
        set { ask(\.activationPoint, newValue) }
    }
    /// The closure that returns ``accessibilityElementsHidden``.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.elementsHidden }
        set { ask(\.elementsHidden, newValue) }
    }
    /// The closure that returns ``accessibilityViewIsModal``.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isModal }
        set { ask(\.isModal, newValue) }
    }
    /// The closure that returns ``shouldGroupAccessibilityChildren``.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.groupsChildren }
        set { ask(\.groupsChildren, newValue) }
    }
    /// The closure that returns ``accessibilityNavigationStyle``.
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibility.blocks?.navigationStyle }
        set { ask(\.navigationStyle, newValue) }
    }
    /// The closure that returns ``accessibilityRespondsToUserInteraction``.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.respondsToInteraction }
        set { ask(\.respondsToInteraction, newValue) }
    }
    /// The closure that returns ``accessibilityContainerType``.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibility.blocks?.containerType }
        set { ask(\.containerType, newValue) }
    }
    /// The closure that returns ``accessibilityElements``.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.elements }
        set { ask(\.elements, newValue) }
    }
    /// The closure that returns ``accessibilityCustomActions``.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibility.blocks?.customActions }
        set { ask(\.customActions, newValue) }
    }
    /// The closure that returns ``accessibilityCustomRotors``.
    public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { accessibility.blocks?.customRotors }
        set { ask(\.customRotors, newValue) }
    }
    /// The closure that returns the custom content, instead of `AXCustomContentProvider.accessibilityCustomContent`.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { accessibility.blocks?.customContent }
        set { ask(\.customContent, newValue) }
    }

    // MARK: - Actions

    /// The closure that activates the object, unless a class of the object overrides ``accessibilityActivate()``.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.activate }
        set { ask(\.activate, newValue) }
    }
    /// The closure that increments the value, instead of ``accessibilityIncrement()``.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.increment }
        set { ask(\.increment, newValue) }
    }
    /// The closure that decrements the value, instead of ``accessibilityDecrement()``.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.decrement }
        set { ask(\.decrement, newValue) }
    }
    /// The closure that dismisses a modal view, instead of ``accessibilityPerformEscape()``; returns whether it
    /// succeeded.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.escape }
        set { ask(\.escape, newValue) }
    }
    /// The closure that performs the most important action, instead of ``accessibilityPerformMagicTap()``; returns
    /// whether it succeeded.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.magicTap }
        set { ask(\.magicTap, newValue) }
    }

    private func ask<Value>(_ path: WritableKeyPath<AccessibilityBlocks, Value>, _ value: Value) {
        var blocks = accessibility.blocks ?? AccessibilityBlocks()
        blocks[keyPath: path] = value
        accessibility.blocks = blocks
        AccessibilityCenter.currentIfMade?.contentDidChange()
    }
}
