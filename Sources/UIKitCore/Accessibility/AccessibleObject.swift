import Platform

/// What assistive technology can be told of: a view, a controller, an item of a bar, an element that stands for something drawn.
///
/// Apple's UIKit adds these members to `NSObject`. Without Objective-C the members of an extension have no memory and cannot be
/// overridden; so they stand in this class, which UIKit's own classes derive from. Setting any of them marks the tree that assistive
/// technology reads; nobody who does not read it pays for it.
///
/// > Difference from Apple: an `NSObject` that is none of UIKit's classes has no such members. Derive from ``UIAccessibilityElement``.
/// - Source: https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility
@preconcurrency @MainActor open class AccessibleObject: NSObject, UIAccessibilityIdentification, AssociationOwner {
    var accessibility = AccessibilityState()

    /// Makes an object that says nothing.
    public override init() {
        super.init()
    }

    deinit { AssociatedObjects.remove(ObjectIdentifier(self)) }

    // MARK: - In a tool

    /// Called by a tool that shows the object in a preview of a nib, in place of the app. Nothing calls the method while an app runs.
    ///
    /// - Source: https://developer.apple.com/documentation/objectivec/nsobject/prepareforinterfacebuilder()
    open func prepareForInterfaceBuilder() {}

    // MARK: - What it is

    /// Whether assistive technology sees the object as one thing, and nothing inside of it; `false` by default.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { say(\.isElement, newValue) }
    }
    /// What the object is called, in the person's language and without its kind; `nil` by default.
    open var accessibilityLabel: String? {
        get { accessibility.label?.text }
        set { say(\.label, AccessibilityWords(newValue)) }
    }
    /// ``accessibilityLabel`` with attributes that say how it is spoken.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { attributed(accessibility.label, accessibilityLabel) }
        set { say(\.label, AccessibilityWords(newValue)) }
    }
    /// What happens when the object is used, in the person's language; `nil` by default.
    open var accessibilityHint: String? {
        get { accessibility.hint?.text }
        set { say(\.hint, AccessibilityWords(newValue)) }
    }
    /// ``accessibilityHint`` with attributes that say how it is spoken.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { attributed(accessibility.hint, accessibilityHint) }
        set { say(\.hint, AccessibilityWords(newValue)) }
    }
    /// What the object's value is, in the person's language; `nil` by default.
    open var accessibilityValue: String? {
        get { accessibility.value?.text }
        set { say(\.value, AccessibilityWords(newValue)) }
    }
    /// ``accessibilityValue`` with attributes that say how it is spoken.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { attributed(accessibility.value, accessibilityValue) }
        set { say(\.value, AccessibilityWords(newValue)) }
    }
    /// What kind of thing the object is; nothing in particular by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { say(\.traits, newValue) }
    }
    /// A name for tests to find the object by; people never hear it. `nil` by default.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { say(\.identifier, newValue) }
    }
    /// The language in which label, value and hint are spoken, as a BCP 47 tag; `nil`, that of the person, by default.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { say(\.language, newValue) }
    }
    /// Whether what is in the object is folded out; `.unsupported` by default.
    open var accessibilityExpandedStatus: UIAccessibilityExpandedStatus {
        get { accessibility.expandedStatus }
        set { say(\.expandedStatus, newValue) }
    }
    /// What a person may say to mean the object, the best first; the label alone by default.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.inputLabels?.map(\.text) ?? accessibilityLabel.map { [$0] } ?? [] }
        set { say(\.inputLabels, newValue?.compactMap { AccessibilityWords($0) }) }
    }
    /// ``accessibilityUserInputLabels`` with attributes that say how they are spoken.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get {
            accessibility.inputLabels?.map(\.withAttributes) ?? (accessibilityUserInputLabels ?? []).map { NSAttributedString(string: $0) }
        }
        set { say(\.inputLabels, newValue?.compactMap { AccessibilityWords($0) }) }
    }

    // MARK: - Where it is

    /// Where the object is on the screen, in points; that of ``accessibilityPath``, else nowhere by default.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? accessibilityPath?.bounds ?? .zero }
        set { say(\.frame, newValue) }
    }
    /// The object's outline on the screen, in points, where a rectangle does not do; `nil` by default.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { say(\.path, newValue) }
    }
    /// Where the screen is tapped to use the object, in points; the middle of ``accessibilityFrame`` by default.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { say(\.activationPoint, newValue) }
    }

    // MARK: - What is in it

    /// Whether the object and what is in it are hidden from assistive technology; `false` by default.
    open var accessibilityElementsHidden: Bool {
        get { accessibility.elementsHidden }
        set { say(\.elementsHidden, newValue) }
    }
    /// Whether assistive technology sees nothing beside the object, of all that its container holds; `false` by default.
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { say(\.isModal, newValue) }
    }
    /// Whether what is in the object is read before what stands beside it, wherever it is; `false` by default.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { say(\.groupsChildren, newValue) }
    }
    /// How switch control goes through what is in the object; `.automatic` by default.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { say(\.navigationStyle, newValue) }
    }
    /// Whether the object does anything when it is used; by default whether its traits say so.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.respondsToInteraction ?? !accessibilityTraits.isDisjoint(with: .usable) }
        set { say(\.respondsToInteraction, newValue) }
    }
    /// What kind of container the object is; `.none` by default.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { say(\.containerType, newValue) }
    }
    /// What is in the object, in the order of reading: views and ``UIAccessibilityElement``s. `nil`, its subviews, by default.
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { say(\.elements, newValue) }
    }
    /// How many things are in the object; `NSNotFound`, to go by the subviews, by default.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? NSNotFound }
    /// One of the things in the object, counted from 0 in the order of reading; `nil` where there is none.
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    /// Where something stands among the things in the object; `NSNotFound` where it does not.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    // MARK: - What can be done with it

    /// What else can be done with the object, in order; `nil` by default.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { say(\.customActions, newValue) }
    }
    /// By what a person may look for things in the object; `nil` by default.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { say(\.customRotors, newValue) }
    }
    /// Called when the object is used; returns whether that is done. Where it is not, ``accessibilityActivationPoint`` is tapped.
    open func accessibilityActivate() -> Bool { accessibility.blocks?.activate?() ?? false }
    /// Called to make the value of an `.adjustable` object larger. Does nothing by default.
    open func accessibilityIncrement() { accessibility.blocks?.increment?() }
    /// Called to make the value of an `.adjustable` object smaller. Does nothing by default.
    open func accessibilityDecrement() { accessibility.blocks?.decrement?() }
    /// Called to turn a page; returns whether there was one. The object is asked first, and then what it stands in.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    /// Called to leave what is shown; returns whether that is done. The object is asked first, and then what it stands in.
    open func accessibilityPerformEscape() -> Bool { accessibility.blocks?.escape?() ?? false }
    /// Called to do the app's most important thing; returns whether that is done. The object is asked first, and then what it stands in.
    open func accessibilityPerformMagicTap() -> Bool { accessibility.blocks?.magicTap?() ?? false }

    // MARK: - Focus

    /// Called when assistive technology came to the object. Does nothing by default.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called when assistive technology left the object. Does nothing by default.
    open func accessibilityElementDidLoseFocus() {}
    /// Whether assistive technology is at the object.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityCenter.currentIfMade?.focused === self }

    // MARK: - For the tree

    /// What the object is where its traits do not say it; `nil`, to go by traits, by default.
    package var accessibilityRole: AccessibilityNode.Role? { nil }
    /// How far along its range the value is, 0…1; `nil` without a range.
    package var accessibilityShare: Double? { nil }
    /// Whether an element takes its label from what is in it, and keeps what can be used in it apart, as cells of tables do.
    package var combinesAccessibilityChildren: Bool { false }
}

extension AccessibleObject {
    private func say<Value>(_ path: WritableKeyPath<AccessibilityState.Facts, Value>, _ value: Value) {
        accessibility[dynamicMember: path] = value
        AccessibilityCenter.currentIfMade?.contentDidChange()
    }

    private func attributed(_ own: AccessibilityWords?, _ shown: String?) -> NSAttributedString? {
        own?.withAttributes ?? shown.map { NSAttributedString(string: $0) }
    }
}

/// Something that tests find by a name.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiaccessibilityidentification
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
    /// The name; people never hear it.
    var accessibilityIdentifier: String? { get set }
}
