/// The accessibility values of an object. Storage is allocated when the first value is set.
@dynamicMemberLookup @MainActor struct AccessibilityState {
    /// The values that were set. A value that was not set is `nil` or has its default.
    struct Values {
        var isElement: Bool?
        var label: SpokenText?
        var value: SpokenText?
        var hint: SpokenText?
        var identifier: String?
        var traits: UIAccessibilityTraits?
        var frame: CGRect?
        var path: UIBezierPath?
        var activationPoint: CGPoint?
        var language: String?
        var elementsHidden = false
        var isModal = false
        var groupsChildren = false
        var navigationStyle = UIAccessibilityNavigationStyle.automatic
        var respondsToInteraction: Bool?
        var inputLabels: [SpokenText]?
        /// The closures that are called whenever a value is read.
        var blocks: AccessibilityBlocks?
        var customActions: [UIAccessibilityCustomAction]?
        var customRotors: [UIAccessibilityCustomRotor]?
        var elements: [Any]?
        var containerType = UIAccessibilityContainerType.none
        var expandedStatus = UIAccessibilityExpandedStatus.unsupported
        var focusOrder: [WeakResponder]?
        var keyCommands: [UIKeyCommand]?
        /// The values that were set for the large content viewer.
        var largeContent: LargeContent?
        /// The state of the object in the focus system.
        var focus: ViewFocusState?
        /// The number of refused edits by assistive technology.
        var refusedEdits = 0
        /// The identifier in the tree; 0 before the object is part of a tree.
        var number = 0

        @MainActor static let defaults = Values()
    }

    private final class Storage {
        var values = Values()
    }

    private var storage: Storage?

    subscript<Value>(dynamicMember path: WritableKeyPath<Values, Value>) -> Value {
        get { storage.map { $0.values[keyPath: path] } ?? Values.defaults[keyPath: path] }
        set {
            let storage = storage ?? Storage()
            self.storage = storage
            storage.values[keyPath: path] = newValue
        }
    }

    // MARK: - Effective values: a closure takes precedence over the value that was set.

    /// Returns the result of the closure for a value; `nil` without a closure.
    private func closureValue<Value>(_ path: KeyPath<AccessibilityBlocks, (() -> Value)?>) -> Value? { self.blocks?[keyPath: path]?() }

    /// Returns the result of the closure for attributed text, or else of the closure for plain text, or else `stored`.
    private func spokenText(
        _ attributed: KeyPath<AccessibilityBlocks, AXAttributedStringReturnBlock?>,
        _ plain: KeyPath<AccessibilityBlocks, AXStringReturnBlock?>,
        or stored: SpokenText?
    ) -> SpokenText? {
        if let block = self.blocks?[keyPath: attributed] { return SpokenText(block()) }
        if let block = self.blocks?[keyPath: plain] { return SpokenText(block()) }
        return stored
    }

    var isElement: Bool? { closureValue(\.isElement) ?? self[dynamicMember: \.isElement] }
    var label: SpokenText? { spokenText(\.attributedLabel, \.label, or: self[dynamicMember: \.label]) }
    var value: SpokenText? { spokenText(\.attributedValue, \.value, or: self[dynamicMember: \.value]) }
    var hint: SpokenText? { spokenText(\.attributedHint, \.hint, or: self[dynamicMember: \.hint]) }
    var identifier: String? { closureValue(\.identifier) ?? self[dynamicMember: \.identifier] }
    var traits: UIAccessibilityTraits? { closureValue(\.traits) ?? self[dynamicMember: \.traits] }
    var language: String? { closureValue(\.language) ?? self[dynamicMember: \.language] }
    var inputLabels: [SpokenText]? {
        if let block = self.blocks?.attributedInputLabels { return block()?.compactMap { SpokenText($0) } }
        if let block = self.blocks?.inputLabels { return block()?.compactMap { SpokenText($0) } }
        return self[dynamicMember: \.inputLabels]
    }
    var expandedStatus: UIAccessibilityExpandedStatus { closureValue(\.expandedStatus) ?? self[dynamicMember: \.expandedStatus] }
    var frame: CGRect? { closureValue(\.frame) ?? self[dynamicMember: \.frame] }
    var path: UIBezierPath? { closureValue(\.path) ?? self[dynamicMember: \.path] }
    var activationPoint: CGPoint? { closureValue(\.activationPoint) ?? self[dynamicMember: \.activationPoint] }
    var elementsHidden: Bool { closureValue(\.elementsHidden) ?? self[dynamicMember: \.elementsHidden] }
    var isModal: Bool { closureValue(\.isModal) ?? self[dynamicMember: \.isModal] }
    var groupsChildren: Bool { closureValue(\.groupsChildren) ?? self[dynamicMember: \.groupsChildren] }
    var navigationStyle: UIAccessibilityNavigationStyle { closureValue(\.navigationStyle) ?? self[dynamicMember: \.navigationStyle] }
    var respondsToInteraction: Bool? { closureValue(\.respondsToInteraction) ?? self[dynamicMember: \.respondsToInteraction] }
    var containerType: UIAccessibilityContainerType { closureValue(\.containerType) ?? self[dynamicMember: \.containerType] }
    var elements: [Any]? { closureValue(\.elements) ?? self[dynamicMember: \.elements] }
    var customActions: [UIAccessibilityCustomAction]? { closureValue(\.customActions) ?? self[dynamicMember: \.customActions] }
    var customRotors: [UIAccessibilityCustomRotor]? { closureValue(\.customRotors) ?? self[dynamicMember: \.customRotors] }
}

/// A string, optionally with attributes for speech.
struct SpokenText {
    var text: String
    var attributed: NSAttributedString?

    init?(_ text: String?) {
        guard let text else { return nil }
        self.text = text
    }

    init?(_ attributed: NSAttributedString?) {
        guard let attributed else { return nil }
        text = attributed.string
        self.attributed = attributed
    }

    var withAttributes: NSAttributedString { attributed ?? NSAttributedString(string: text) }

    /// The language that the attributes specify for the whole text; `nil` without attributes.
    var language: String? {
        guard let attributed, attributed.length > 0 else { return nil }
        var range = NSRange()
        let value = attributed.attribute(
            .accessibilitySpeechLanguage, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: attributed.length))
        return range.length == attributed.length ? value as? String : nil
    }
}
