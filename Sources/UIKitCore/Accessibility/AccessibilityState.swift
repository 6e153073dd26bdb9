/// The accessibility values of an object. Storage is allocated when the first value is set.
@dynamicMemberLookup @MainActor struct AccessibilityState {
    /// The values that were set. A value that was not set is `nil` or has its default.
    struct Facts {
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
        var focus: FocusRecord?
        /// The number of edits by assistive technology that were refused.
        var refusedEdits = 0
        /// The identifier in the tree; 0 before the object is part of a tree.
        var number = 0

        @MainActor static let defaults = Facts()
    }

    private final class Storage {
        var values = Facts()
    }

    private var storage: Storage?

    subscript<Value>(dynamicMember path: WritableKeyPath<Facts, Value>) -> Value {
        get { storage.map { $0.values[keyPath: path] } ?? Facts.defaults[keyPath: path] }
        set {
            let storage = storage ?? Storage()
            self.storage = storage
            storage.values[keyPath: path] = newValue
        }
    }

    // MARK: - Effective values: a closure takes precedence over the value that was set.

    /// Returns the result of the closure for a value; `nil` without a closure.
    private func asked<Value>(_ path: KeyPath<AccessibilityBlocks, (() -> Value)?>) -> Value? { self.blocks?[keyPath: path]?() }

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

    var isElement: Bool? { asked(\.isElement) ?? self[dynamicMember: \.isElement] }
    var label: SpokenText? { spokenText(\.attributedLabel, \.label, or: self[dynamicMember: \.label]) }
    var value: SpokenText? { spokenText(\.attributedValue, \.value, or: self[dynamicMember: \.value]) }
    var hint: SpokenText? { spokenText(\.attributedHint, \.hint, or: self[dynamicMember: \.hint]) }
    var identifier: String? { asked(\.identifier) ?? self[dynamicMember: \.identifier] }
    var traits: UIAccessibilityTraits? { asked(\.traits) ?? self[dynamicMember: \.traits] }
    var language: String? { asked(\.language) ?? self[dynamicMember: \.language] }
    var inputLabels: [SpokenText]? {
        if let block = self.blocks?.attributedInputLabels { return block()?.compactMap { SpokenText($0) } }
        if let block = self.blocks?.inputLabels { return block()?.compactMap { SpokenText($0) } }
        return self[dynamicMember: \.inputLabels]
    }
    var expandedStatus: UIAccessibilityExpandedStatus { asked(\.expandedStatus) ?? self[dynamicMember: \.expandedStatus] }
    var frame: CGRect? { asked(\.frame) ?? self[dynamicMember: \.frame] }
    var path: UIBezierPath? { asked(\.path) ?? self[dynamicMember: \.path] }
    var activationPoint: CGPoint? { asked(\.activationPoint) ?? self[dynamicMember: \.activationPoint] }
    var elementsHidden: Bool { asked(\.elementsHidden) ?? self[dynamicMember: \.elementsHidden] }
    var isModal: Bool { asked(\.isModal) ?? self[dynamicMember: \.isModal] }
    var groupsChildren: Bool { asked(\.groupsChildren) ?? self[dynamicMember: \.groupsChildren] }
    var navigationStyle: UIAccessibilityNavigationStyle { asked(\.navigationStyle) ?? self[dynamicMember: \.navigationStyle] }
    var respondsToInteraction: Bool? { asked(\.respondsToInteraction) ?? self[dynamicMember: \.respondsToInteraction] }
    var containerType: UIAccessibilityContainerType { asked(\.containerType) ?? self[dynamicMember: \.containerType] }
    var elements: [Any]? { asked(\.elements) ?? self[dynamicMember: \.elements] }
    var customActions: [UIAccessibilityCustomAction]? { asked(\.customActions) ?? self[dynamicMember: \.customActions] }
    var customRotors: [UIAccessibilityCustomRotor]? { asked(\.customRotors) ?? self[dynamicMember: \.customRotors] }
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
