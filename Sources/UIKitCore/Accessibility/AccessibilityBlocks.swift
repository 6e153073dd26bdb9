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
        set { setBlock(\.isElement, newValue) }
    }
    /// The closure that returns ``accessibilityLabel``.
    public var accessibilityLabelBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.label }
        set { setBlock(\.label, newValue) }
    }
    /// The closure that returns ``accessibilityAttributedLabel``; takes precedence over ``accessibilityLabelBlock``.
    public var accessibilityAttributedLabelBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedLabel }
        set { setBlock(\.attributedLabel, newValue) }
    }
    /// The closure that returns ``accessibilityValue``.
    public var accessibilityValueBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.value }
        set { setBlock(\.value, newValue) }
    }
    /// The closure that returns ``accessibilityAttributedValue``; takes precedence over ``accessibilityValueBlock``.
    public var accessibilityAttributedValueBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedValue }
        set { setBlock(\.attributedValue, newValue) }
    }
    /// The closure that returns ``accessibilityHint``.
    public var accessibilityHintBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.hint }
        set { setBlock(\.hint, newValue) }
    }
    /// The closure that returns ``accessibilityAttributedHint``; takes precedence over ``accessibilityHintBlock``.
    public var accessibilityAttributedHintBlock: AXAttributedStringReturnBlock? {
        get { accessibility.blocks?.attributedHint }
        set { setBlock(\.attributedHint, newValue) }
    }
    /// The closure that returns ``accessibilityIdentifier``.
    public var accessibilityIdentifierBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.identifier }
        set { setBlock(\.identifier, newValue) }
    }
    /// The closure that returns ``accessibilityTraits``.
    public var accessibilityTraitsBlock: AXTraitsReturnBlock? {
        get { accessibility.blocks?.traits }
        set { setBlock(\.traits, newValue) }
    }
    /// The closure that returns ``accessibilityLanguage``.
    public var accessibilityLanguageBlock: AXStringReturnBlock? {
        get { accessibility.blocks?.language }
        set { setBlock(\.language, newValue) }
    }
    /// The closure that returns ``accessibilityUserInputLabels``.
    public var accessibilityUserInputLabelsBlock: AXStringArrayReturnBlock? {
        get { accessibility.blocks?.inputLabels }
        set { setBlock(\.inputLabels, newValue) }
    }
    /// The closure that returns ``accessibilityAttributedUserInputLabels``; takes precedence over
    /// ``accessibilityUserInputLabelsBlock``.
    public var accessibilityAttributedUserInputLabelsBlock: AXAttributedStringArrayReturnBlock? {
        get { accessibility.blocks?.attributedInputLabels }
        set { setBlock(\.attributedInputLabels, newValue) }
    }
    /// The closure that returns ``accessibilityExpandedStatus``.
    public var accessibilityExpandedStatusBlock: (() -> UIAccessibility.ExpandedStatus)? {
        get { accessibility.blocks?.expandedStatus }
        set { setBlock(\.expandedStatus, newValue) }
    }
    /// The closure that returns ``accessibilityFrame``, in screen coordinates.
    public var accessibilityFrameBlock: AXRectReturnBlock? {
        get { accessibility.blocks?.frame }
        set { setBlock(\.frame, newValue) }
    }
    /// The closure that returns ``accessibilityPath``, in screen coordinates.
    public var accessibilityPathBlock: AXPathReturnBlock? {
        get { accessibility.blocks?.path }
        set { setBlock(\.path, newValue) }
    }
    /// The closure that returns ``accessibilityActivationPoint``, in screen coordinates.
    public var accessibilityActivationPointBlock: AXPointReturnBlock? {
        get { accessibility.blocks?.activationPoint }
        set { setBlock(\.activationPoint, newValue) }
    }
    /// The closure that returns ``accessibilityElementsHidden``.
    public var accessibilityElementsHiddenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.elementsHidden }
        set { setBlock(\.elementsHidden, newValue) }
    }
    /// The closure that returns ``accessibilityViewIsModal``.
    public var accessibilityViewIsModalBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.isModal }
        set { setBlock(\.isModal, newValue) }
    }
    /// The closure that returns ``shouldGroupAccessibilityChildren``.
    public var accessibilityShouldGroupAccessibilityChildrenBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.groupsChildren }
        set { setBlock(\.groupsChildren, newValue) }
    }
    /// The closure that returns ``accessibilityNavigationStyle``.
    public var accessibilityNavigationStyleBlock: AXNavigationStyleReturnBlock? {
        get { accessibility.blocks?.navigationStyle }
        set { setBlock(\.navigationStyle, newValue) }
    }
    /// The closure that returns ``accessibilityRespondsToUserInteraction``.
    public var accessibilityRespondsToUserInteractionBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.respondsToInteraction }
        set { setBlock(\.respondsToInteraction, newValue) }
    }
    /// The closure that returns ``accessibilityContainerType``.
    public var accessibilityContainerTypeBlock: AXContainerTypeReturnBlock? {
        get { accessibility.blocks?.containerType }
        set { setBlock(\.containerType, newValue) }
    }
    /// The closure that returns ``accessibilityElements``.
    public var accessibilityElementsBlock: AXArrayReturnBlock? {
        get { accessibility.blocks?.elements }
        set { setBlock(\.elements, newValue) }
    }
    /// The closure that returns ``accessibilityCustomActions``.
    public var accessibilityCustomActionsBlock: AXCustomActionsReturnBlock? {
        get { accessibility.blocks?.customActions }
        set { setBlock(\.customActions, newValue) }
    }
    /// The closure that returns ``accessibilityCustomRotors``.
    public var accessibilityCustomRotorsBlock: AXCustomRotorsReturnBlock? {
        get { accessibility.blocks?.customRotors }
        set { setBlock(\.customRotors, newValue) }
    }
    /// The closure that returns the custom content, instead of `AXCustomContentProvider.accessibilityCustomContent`.
    public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? {
        get { accessibility.blocks?.customContent }
        set { setBlock(\.customContent, newValue) }
    }

    // MARK: - Actions

    /// The closure that activates the object, unless a class of the object overrides ``accessibilityActivate()``.
    public var accessibilityActivateBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.activate }
        set { setBlock(\.activate, newValue) }
    }
    /// The closure that increments the value, instead of ``accessibilityIncrement()``.
    public var accessibilityIncrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.increment }
        set { setBlock(\.increment, newValue) }
    }
    /// The closure that decrements the value, instead of ``accessibilityDecrement()``.
    public var accessibilityDecrementBlock: AXVoidReturnBlock? {
        get { accessibility.blocks?.decrement }
        set { setBlock(\.decrement, newValue) }
    }
    /// The closure that dismisses a modal view, instead of ``accessibilityPerformEscape()``; returns whether it
    /// succeeded.
    public var accessibilityPerformEscapeBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.escape }
        set { setBlock(\.escape, newValue) }
    }
    /// The closure that performs the most important action, instead of ``accessibilityPerformMagicTap()``; returns
    /// whether it succeeded.
    public var accessibilityMagicTapBlock: AXBoolReturnBlock? {
        get { accessibility.blocks?.magicTap }
        set { setBlock(\.magicTap, newValue) }
    }

    private func setBlock<Value>(_ path: WritableKeyPath<AccessibilityBlocks, Value>, _ value: Value) {
        var blocks = accessibility.blocks ?? AccessibilityBlocks()
        blocks[keyPath: path] = value
        accessibility.blocks = blocks
        AccessibilityCenter.currentIfMade?.contentDidChange()
    }
}
