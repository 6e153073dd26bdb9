/// What an object tells assistive technology and tests. Its memory exists once something was said.
@dynamicMemberLookup @MainActor struct AccessibilityState {
    /// What was said; `nil` and the like where nothing was.
    struct Facts {
        var isElement: Bool?
        var label: AccessibilityWords?
        var value: AccessibilityWords?
        var hint: AccessibilityWords?
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
        var inputLabels: [AccessibilityWords]?
        /// What is asked whenever somebody reads.
        var blocks: AccessibilityBlocks?
        var customActions: [UIAccessibilityCustomAction]?
        var customRotors: [UIAccessibilityCustomRotor]?
        var elements: [Any]?
        var containerType = UIAccessibilityContainerType.none
        var expandedStatus = UIAccessibilityExpandedStatus.unsupported
        var focusOrder: [WeakResponder]?
        var keyCommands: [UIKeyCommand]?
        /// What the focus keeps.
        var focus: FocusRecord?
        /// How many edits by assistive technology were refused.
        var refusedEdits = 0
        /// What the tree knows the object by; 0 before it was in one.
        var number = 0

        @MainActor static let nothing = Facts()
    }

    private final class Storage {
        var facts = Facts()
    }

    private var storage: Storage?

    subscript<Value>(dynamicMember path: WritableKeyPath<Facts, Value>) -> Value {
        get { storage.map { $0.facts[keyPath: path] } ?? Facts.nothing[keyPath: path] }
        set {
            let storage = storage ?? Storage()
            self.storage = storage
            storage.facts[keyPath: path] = newValue
        }
    }

    // MARK: - What is asked for

    /// What a closure says counts more than what was said once.
    private func asked<Value>(_ path: KeyPath<AccessibilityBlocks, (() -> Value)?>) -> Value? { self.blocks?[keyPath: path]?() }

    private func words(_ path: KeyPath<AccessibilityBlocks, (() -> String?)?>, or said: AccessibilityWords?) -> AccessibilityWords? {
        guard let block = self.blocks?[keyPath: path] else { return said }
        return AccessibilityWords(block())
    }

    var isElement: Bool? { asked(\.isElement) ?? self[dynamicMember: \.isElement] }
    var label: AccessibilityWords? { words(\.label, or: self[dynamicMember: \.label]) }
    var value: AccessibilityWords? { words(\.value, or: self[dynamicMember: \.value]) }
    var hint: AccessibilityWords? { words(\.hint, or: self[dynamicMember: \.hint]) }
    var identifier: String? { asked(\.identifier) ?? self[dynamicMember: \.identifier] }
    var traits: UIAccessibilityTraits? { asked(\.traits) ?? self[dynamicMember: \.traits] }
    var frame: CGRect? { asked(\.frame) ?? self[dynamicMember: \.frame] }
    var elementsHidden: Bool { asked(\.elementsHidden) ?? self[dynamicMember: \.elementsHidden] }
    var isModal: Bool { asked(\.isModal) ?? self[dynamicMember: \.isModal] }
    var elements: [Any]? { asked(\.elements) ?? self[dynamicMember: \.elements] }
    var customActions: [UIAccessibilityCustomAction]? { asked(\.customActions) ?? self[dynamicMember: \.customActions] }
}

/// Words, perhaps with attributes that say how they are spoken.
struct AccessibilityWords {
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
}
