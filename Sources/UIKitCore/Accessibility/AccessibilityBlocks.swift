/// The closures that an app gives in place of values; they are called at each reading.
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

/// Closures in place of values: each is called whenever assistive technology or a test reads, has priority over the value that was set, and is
/// kept as long as the object. All are `nil` by default.
///
/// What they return is read anew when something else of the tree changes, or after a notification of `UIAccessibility.post`.
/// - Source: https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility
extension AccessibleObject {
    /// Returns ``isAccessibilityElement``.
    public var isAccessibilityElementBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isElement }
        set { ask(\.isElement, newValue) }
    }
    /// Returns ``accessibilityLabel``.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.label }
        set { ask(\.label, newValue) }
    }
    /// Returns ``accessibilityAttributedLabel``; has priority over ``accessibilityLabelBlock``.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedLabel }
        set { ask(\.attributedLabel, newValue) }
    }
    /// Returns ``accessibilityValue``.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.value }
        set { ask(\.value, newValue) }
    }
    /// Returns ``accessibilityAttributedValue``; has priority over ``accessibilityValueBlock``.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedValue }
        set { ask(\.attributedValue, newValue) }
    }
    /// Returns ``accessibilityHint``.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.hint }
        set { ask(\.hint, newValue) }
    }
    /// Returns ``accessibilityAttributedHint``; has priority over ``accessibilityHintBlock``.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedHint }
        set { ask(\.attributedHint, newValue) }
    }
    /// Returns ``accessibilityIdentifier``.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.identifier }
        set { ask(\.identifier, newValue) }
    }
    /// Returns ``accessibilityTraits``.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility.blocks?.traits }
        set { ask(\.traits, newValue) }
    }
    /// Returns ``accessibilityLanguage``.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.language }
        set { ask(\.language, newValue) }
    }
    /// Returns ``accessibilityUserInputLabels``.
    public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { accessibility.blocks?.inputLabels }
        set { ask(\.inputLabels, newValue) }
    }
    /// Returns ``accessibilityAttributedUserInputLabels``; has priority over ``accessibilityUserInputLabelsBlock``.
    public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { accessibility.blocks?.attributedInputLabels }
        set { ask(\.attributedInputLabels, newValue) }
    }
    /// Returns ``accessibilityExpandedStatus``.
    public var accessibilityExpandedStatusBlock: (() -> UIAccessibility.ExpandedStatus)? {
        get { accessibility.blocks?.expandedStatus }
        set { ask(\.expandedStatus, newValue) }
    }
    /// Returns ``accessibilityFrame``, in points of the screen.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibility.blocks?.frame }
        set { ask(\.frame, newValue) }
    }
    /// Returns ``accessibilityPath``, in points of the screen.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibility.blocks?.path }
        set { ask(\.path, newValue) }
    }
    /// Returns ``accessibilityActivationPoint``, in points of the screen.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibility.blocks?.activationPoint }
        set { ask(\.activationPoint, newValue) }
    }
    /// Returns ``accessibilityElementsHidden``.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.elementsHidden }
        set { ask(\.elementsHidden, newValue) }
    }
    /// Returns ``accessibilityViewIsModal``.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isModal }
        set { ask(\.isModal, newValue) }
    }
    /// Returns ``shouldGroupAccessibilityChildren``.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.groupsChildren }
        set { ask(\.groupsChildren, newValue) }
    }
    /// Returns ``accessibilityNavigationStyle``.
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibility.blocks?.navigationStyle }
        set { ask(\.navigationStyle, newValue) }
    }
    /// Returns ``accessibilityRespondsToUserInteraction``.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.respondsToInteraction }
        set { ask(\.respondsToInteraction, newValue) }
    }
    /// Returns ``accessibilityContainerType``.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibility.blocks?.containerType }
        set { ask(\.containerType, newValue) }
    }
    /// Returns ``accessibilityElements``.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.elements }
        set { ask(\.elements, newValue) }
    }
    /// Returns ``accessibilityCustomActions``.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibility.blocks?.customActions }
        set { ask(\.customActions, newValue) }
    }
    /// Returns ``accessibilityCustomRotors``.
    public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { accessibility.blocks?.customRotors }
        set { ask(\.customRotors, newValue) }
    }
    /// Returns the custom content, in place of `AXCustomContentProvider.accessibilityCustomContent`.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { accessibility.blocks?.customContent }
        set { ask(\.customContent, newValue) }
    }

    // MARK: - Actions

    /// Carries out what ``accessibilityActivate()`` is for, where no class of the object does it.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.activate }
        set { ask(\.activate, newValue) }
    }
    /// Makes the value larger, in place of ``accessibilityIncrement()``.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.increment }
        set { ask(\.increment, newValue) }
    }
    /// Makes the value smaller, in place of ``accessibilityDecrement()``.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.decrement }
        set { ask(\.decrement, newValue) }
    }
    /// Leaves what is shown, in place of ``accessibilityPerformEscape()``; returns whether that is done.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.escape }
        set { ask(\.escape, newValue) }
    }
    /// Does the most important thing, in place of ``accessibilityPerformMagicTap()``; returns whether that is done.
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
