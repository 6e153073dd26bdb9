import Platform

/// An object that assistive technology can describe: a view, a controller, a bar item, or an element of a drawing.
///
/// Apple's UIKit adds these members to `NSObject`. Without Objective-C, members of an extension can neither store
/// values nor be overridden. Therefore this class declares them, and the framework's classes derive from it. Setting
/// a member marks the accessibility tree as changed, which costs nothing without assistive technology.
///
/// > Difference from Apple: an `NSObject` of any other class has no such members. Derive from
/// > ``UIAccessibilityElement``.
/// - Source: https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility
@preconcurrency @MainActor open class AccessibleObject: NSObject, UIAccessibilityIdentification, AssociationOwner {
    var accessibility = AccessibilityState()

    /// Creates an object without accessibility values.
    public override init() {
        super.init()
    }

    deinit { AssociatedObjects.remove(ObjectIdentifier(self)) }

    // MARK: - Interface Builder

    /// Called by a tool that shows the object in a preview of a nib; never called in a running app.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject/prepareforinterfacebuilder()
    open func prepareForInterfaceBuilder() {}

    // MARK: - Description

    /// Whether assistive technology treats the object as one element, without the contents; `false` by default.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { setAttribute(\.isElement, newValue) }
    }
    /// The localized name of the object, without its kind; `nil` by default.
    open var accessibilityLabel: String? {
        get { accessibility.label?.text }
        set { setAttribute(\.label, SpokenText(newValue)) }
    }
    /// ``accessibilityLabel`` with attributes for speech.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibility.label, accessibilityLabel) }
        set { setAttribute(\.label, SpokenText(newValue)) }
    }
    /// The localized description of the effect of using the object; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibility.hint?.text }
        set { setAttribute(\.hint, SpokenText(newValue)) }
    }
    /// ``accessibilityHint`` with attributes for speech.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibility.hint, accessibilityHint) }
        set { setAttribute(\.hint, SpokenText(newValue)) }
    }
    /// The localized value of the object; `nil` by default.
    open var accessibilityValue: String? {
        get { accessibility.value?.text }
        set { setAttribute(\.value, SpokenText(newValue)) }
    }
    /// ``accessibilityValue`` with attributes for speech.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibility.value, accessibilityValue) }
        set { setAttribute(\.value, SpokenText(newValue)) }
    }
    /// The traits of the object; `.none` by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { setAttribute(\.traits, newValue) }
    }
    /// An identifier by which tests find the object; `nil` by default. The identifier is never spoken.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { setAttribute(\.identifier, newValue) }
    }
    /// The language of label, value and hint, as a BCP 47 tag; `nil`, the user's language, by default.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { setAttribute(\.language, newValue) }
    }
    /// The expansion state of the object's content; `.unsupported` by default.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibility.expandedStatus }
        set { setAttribute(\.expandedStatus, newValue) }
    }
    /// The names by which a user may refer to the object in speech, the best name first; only the label by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.inputLabels?.map(\.text) ?? accessibilityLabel.map { [$0] } ?? [] }
        set { setAttribute(\.inputLabels, newValue?.compactMap { SpokenText($0) }) }
    }
    /// ``accessibilityUserInputLabels`` with attributes for speech.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            accessibility.inputLabels?.map(\.withAttributes) ?? (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) }
        }
        set { setAttribute(\.inputLabels, newValue?.compactMap { SpokenText($0) }) }
    }

    // MARK: - Geometry

    /// The frame of the object in screen coordinates. By default, the bounds of ``accessibilityPath``; empty without
    /// a path.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? accessibilityPath?.bounds ?? .zero }
        set { setAttribute(\.frame, newValue) }
    }
    /// The outline of the object in screen coordinates, if it is not a rectangle; `nil` by default.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { setAttribute(\.path, newValue) }
    }
    /// The point at which a tap activates the object, in screen coordinates; the centre of ``accessibilityFrame`` by
    /// default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { setAttribute(\.activationPoint, newValue) }
    }

    // MARK: - Contents

    /// Whether the object and its contents are hidden from assistive technology; `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { setAttribute(\.elementsHidden, newValue) }
    }
    /// Whether assistive technology ignores the siblings of the object; `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { setAttribute(\.isModal, newValue) }
    }
    /// Whether the contents of the object are read together, regardless of their positions; `false` by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { setAttribute(\.groupsChildren, newValue) }
    }
    /// The way in which Switch Control moves through the object's contents; `.automatic` by default.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { setAttribute(\.navigationStyle, newValue) }
    }
    /// Whether the object responds to the user; by default its traits determine the value.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToInteraction ?? !accessibilityTraits.isDisjoint(with: .interactive) }
        set { setAttribute(\.respondsToInteraction, newValue) }
    }
    /// The container type of the object; `.none` by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { setAttribute(\.containerType, newValue) }
    }
    /// The contents of the object in reading order: views and ``UIAccessibilityElement``s. For `nil`, the default,
    /// the contents are the subviews.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { setAttribute(\.elements, newValue) }
    }
    /// Returns the number of elements in the object. `NSNotFound`, the default, means that its subviews are the
    /// elements.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    /// Returns the element at an index from 0 in reading order; `nil` if there is none.
    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
        return elements[index]
    }
    /// Returns the index of an element in the object; `NSNotFound` if the object does not contain the element.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    // MARK: - Actions

    /// The additional actions of the object, in order; `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { setAttribute(\.customActions, newValue) }
    }
    /// The custom rotors of the object; `nil` by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { setAttribute(\.customRotors, newValue) }
    }
    /// Called when the object is activated; returns whether the object handled the activation. Otherwise,
    /// ``accessibilityActivationPoint`` is tapped.
    open func accessibilityActivate() -> Bool { accessibility.blocks?.activate?() ?? false }
    /// Called to increment the value of an `.adjustable` object. Does nothing by default.
    open func accessibilityIncrement() { accessibility.blocks?.increment?() }
    /// Called to decrement the value of an `.adjustable` object. Does nothing by default.
    open func accessibilityDecrement() { accessibility.blocks?.decrement?() }
    /// Called to scroll by a page; returns whether the object scrolled. The object receives the call first, and then
    /// its containers.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called to dismiss a modal view; returns whether it succeeded. The object receives the call first, and then its
    /// containers.
    open func accessibilityPerformEscape() -> Bool { accessibility.blocks?.escape?() ?? false }
    /// Called to perform the app's most important action; returns whether it succeeded. The object receives the call
    /// first, and then its containers.
    open func accessibilityPerformMagicTap() -> Bool { accessibility.blocks?.magicTap?() ?? false }

    // MARK: - Focus

    /// Called when assistive technology has focused the object. Does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology has moved its focus away from the object. Does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Returns whether the object has the focus of assistive technology.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityCenter.currentIfMade?.focused === self }

    // MARK: - For the tree

    /// The role of the object, which takes precedence over the roles of its traits; `nil` by default.
    package var accessibilityRole: AccessibilityNode.Role? { nil }
    /// The value as a fraction of its range, 0…1; `nil` for a value without a range.
    package var accessibilityValueFraction: Double? { nil }
    /// Whether the object is one element that derives its label from its static contents, as a table cell does.
    /// Interactive contents remain separate elements.
    package var combinesAccessibilityChildren: Bool { false }
}

extension AccessibleObject {
    private func setAttribute<Value>(_ path: WritableKeyPath<AccessibilityState.Values, Value>, _ value: Value) {
        accessibility[dynamicMember: path] = value
        AccessibilityCenter.currentIfMade?.contentDidChange()
    }

    private func attributed(_ spokenText: SpokenText?, _ text: String?) -> NSAttributedString? {
        spokenText?.withAttributes ?? text.map { NSAttributedString(string: $0) }
    }
}

/// An object with an identifier by which tests find it.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The identifier, which is never spoken.
    var accessibilityIdentifier: String? { get set }
}
