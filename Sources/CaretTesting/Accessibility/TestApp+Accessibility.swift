import Platform

extension TestApp {
    /// The accessibility elements of the main screen in reading order. They are computed at each access.
    public var accessibility: [AccessibilityElement] {
        host.accessibility.mainTree().map(AccessibilityElement.init)
    }

    /// Returns the accessibility tree of the main screen as text, one element per line, indented
    /// by two spaces per level.
    ///
    /// The same screen yields the same text in every run.
    public func accessibilityTree() -> String {
        accessibility.flatMap { $0.lines(depth: 0) }.joined(separator: "\n")
    }

    /// Returns the element whose label or identifier is `name`.
    ///
    /// - Throws: ``TestError/notFound(query:candidates:)`` or ``TestError/ambiguous(query:matches:)``.
    public func accessibilityElement(_ name: String) throws -> AccessibilityElement {
        let all = accessibility.flatMap(\.all)
        let matches = all.filter { $0.label == name || $0.identifier == name }
        let query = "seen by assistive technology as \"\(name)\""
        guard let first = matches.first else {
            throw TestError.notFound(query: query, candidates: all.filter { $0.label != nil }.map(\.description))
        }
        guard matches.count == 1 else { throw TestError.ambiguous(query: query, matches: matches.map(\.description)) }
        return first
    }

    /// Performs an action of assistive technology, and advances by two frames.
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - name: The label or identifier of the element. If it is `nil`, the element with the accessibility focus or
    ///     keyboard focus is used.
    /// - Returns: Whether the action was handled.
    /// - Throws: The errors of ``accessibilityElement(_:)``.
    @discardableResult public func perform(_ action: AccessibilityAction, on name: String? = nil) async throws -> Bool {
        let element = try name.map(accessibilityElement)
        let object = element.flatMap { host.accessibility.object($0.node.id) }
        let isHandled: Bool
        if case .scroll(let direction) = action {
            isHandled = host.accessibility.scroll(direction, from: object)
        } else {
            isHandled = host.accessibility.perform(action.request(element), on: object)
        }
        await advance(frames: 2)
        return isHandled
    }

    /// Searches for the next item of a rotor.
    ///
    /// - Parameters:
    ///   - rotor: The name of a custom rotor, or the name of a system rotor such as `heading`.
    ///   - name: The label or identifier of the element that has the rotor.
    ///   - current: The item after which the search starts. If it is `nil`, the search starts at the beginning, or at
    ///     the end for a backward search.
    ///   - direction: The direction of the search; `.next` by default.
    /// - Throws: The errors of ``accessibilityElement(_:)``.
    public func find(
        byRotor rotor: String, in name: String, after current: AccessibilityElement? = nil,
        direction: UIAccessibilityCustomRotor.Direction = .next
    ) throws -> AccessibilityElement? {
        let element = try accessibilityElement(name)
        guard let index = element.rotors.firstIndex(of: rotor), let object = host.accessibility.object(element.node.id),
            let customRotor = object.accessibilityCustomRotors?[index]
        else { throw TestError.notFound(query: "a rotor \"\(rotor)\" of \"\(name)\"", candidates: element.rotors) }
        let predicate = UIAccessibilityCustomRotorSearchPredicate()
        predicate.searchDirection = direction
        if let start = current.flatMap({ host.accessibility.object($0.node.id) }) {
            predicate.currentItem = UIAccessibilityCustomRotorItemResult(targetElement: start, targetRange: nil)
        }
        guard let target = customRotor.itemSearchBlock(predicate)?.targetElement as AnyObject? else { return nil }
        return accessibility.flatMap(\.all).first { host.accessibility.object($0.node.id) === target }
    }

    /// The announcements among the last 256 accessibility notifications of the app, oldest first.
    public var announcements: [String] {
        host.accessibility.deliveredNotifications.filter { $0.notification == .announcement }.compactMap(\.text)
    }

    /// The last 256 accessibility notifications of the app, oldest first. In each frame, only the last screen change
    /// is recorded; if there is none, the last layout change.
    public var accessibilityNotifications: [UIAccessibility.Notification] { host.accessibility.deliveredNotifications.map(\.notification) }

    /// Turns a setting of the system on or off, and notifies the app.
    public func set(_ setting: AccessibilitySetting, to isOn: Bool) {
        guard let feature = AccessibilityFeature(rawValue: setting.rawValue) else { return }
        host.accessibility.set(feature, to: isOn)
    }
}
