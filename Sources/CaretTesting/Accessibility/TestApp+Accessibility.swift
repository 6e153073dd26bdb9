import Platform

extension TestApp {
    /// What assistive technology sees of the main screen, in the order of reading; built for each call.
    public var accessibility: [AccessibilityElement] {
        host.accessibility.mainTree().map(AccessibilityElement.init)
    }

    /// What assistive technology sees of the main screen as text, one element a line, children indented by two spaces.
    ///
    /// The same screen gives the same text on every run.
    public func accessibilityTree() -> String {
        accessibility.flatMap { $0.lines(depth: 0) }.joined(separator: "\n")
    }

    /// The one element whose label or identifier is `name`.
    ///
    /// - Throws: ``TestError/notFound(query:candidates:)`` or ``TestError/ambiguous(query:matches:)``.
    public func accessibilityElement(_ name: String) throws -> AccessibilityElement {
        let all = accessibility.flatMap(\.all)
        let found = all.filter { $0.label == name || $0.identifier == name }
        let query = "seen by assistive technology as \"\(name)\""
        guard let first = found.first else {
            throw TestError.notFound(query: query, candidates: all.filter { $0.label != nil }.map(\.description))
        }
        guard found.count == 1 else { throw TestError.ambiguous(query: query, matches: found.map(\.description)) }
        return first
    }

    /// Does what a person does with assistive technology, and lets two frames pass.
    ///
    /// - Parameters:
    ///   - action: what is done.
    ///   - name: the label or the identifier of the element; `nil` for the one that assistive technology or the keys are at.
    /// - Returns: whether anybody took the action.
    /// - Throws: what ``accessibilityElement(_:)`` throws.
    @discardableResult public func perform(_ action: AccessibilityAction, on name: String? = nil) async throws -> Bool {
        let element = try name.map(accessibilityElement)
        let object = element.flatMap { host.accessibility.object($0.node.id) }
        let isDone: Bool
        if case .scroll(let direction) = action {
            isDone = host.accessibility.scroll(direction, from: object)
        } else {
            isDone = host.accessibility.perform(action.request(element), on: object)
        }
        await advance(frames: 2)
        return isDone
    }

    /// Asks a rotor for the next thing.
    ///
    /// - Parameters:
    ///   - rotor: its name, or the system's for it such as `heading`.
    ///   - name: the label or the identifier of the element that has it.
    ///   - current: where the search begins; `nil` for the beginning, or going back the end.
    ///   - direction: `.next` by default.
    /// - Throws: what ``accessibilityElement(_:)`` throws.
    public func find(
        byRotor rotor: String, in name: String, after current: AccessibilityElement? = nil,
        direction: UIAccessibilityCustomRotor.Direction = .next
    ) throws -> AccessibilityElement? {
        let element = try accessibilityElement(name)
        guard let index = element.rotors.firstIndex(of: rotor), let holder = host.accessibility.object(element.node.id),
            let found = holder.accessibilityCustomRotors?[index]
        else { throw TestError.notFound(query: "a rotor \"\(rotor)\" of \"\(name)\"", candidates: element.rotors) }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        if let start = current.flatMap({ host.accessibility.object($0.node.id) }) {
            predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: start, targetRange: nil)
        }
        guard let target = found.itemSearchBlock(predicate)?.targetElement as AnyObject? else { return nil }
        return accessibility.flatMap(\.all).first { host.accessibility.object($0.node.id) === target }
    }

    /// What the app announced so far, oldest first; the last hundreds of it.
    public var announcements: [String] {
        host.accessibility.arrived.filter { $0.notification == .announcement }.compactMap(\.words)
    }

    /// What the app told assistive technology so far, oldest first; the last hundreds of it. Of what is told in one frame, a new
    /// screen takes the place of new layouts, and the last one that of those before.
    public var accessibilityNotifications: [UIAccessibility.Notification] { host.accessibility.arrived.map(\.notification) }

    /// Turns a setting of the system on or off, and has the app told.
    public func set(_ setting: AccessibilitySetting, to isOn: Bool) {
        guard let feature = AccessibilityFeature(rawValue: setting.rawValue) else { return }
        host.accessibility.set(feature, to: isOn)
    }
}
