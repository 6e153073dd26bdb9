import Observation

/// The shortcuts of an app's commands, which a person may change.
///
/// ```swift
/// keys.define("save", "Save", KeyShortcut("s", .command), in: editor, call: Editor.save)
/// editor.present(UINavigationController(rootViewController: KeyMapViewController(keys)), animated: true)
/// ```
///
/// Changes are kept in the app's settings. The map holds no controller: the commands of one that is gone cost nothing, and those of
/// the next controller that defines them get the person's shortcuts.
@MainActor @Observable public final class KeyMap {
    /// A command, and its keys.
    public struct Entry: Identifiable, Hashable, Sendable {
        /// The name that the app has for the command.
        public let id: String
        /// The command's name for people.
        public let title: String
        /// The app's own keys; `nil` for a command without.
        public let standard: KeyShortcut?
        /// The keys that count; `nil` for none.
        public internal(set) var shortcut: KeyShortcut?
    }

    /// Why a shortcut was not assigned.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// Another command has it.
        case taken(by: Entry)
        /// The app has no command of that id.
        case unknown(id: String)

        /// The reason in words.
        public var description: String {
            switch self {
            case .taken(let entry): "\(entry.shortcut?.description ?? "") already means “\(entry.title)”"
            case .unknown(let id): "there is no command \(id)"
            }
        }
    }

    /// A choice of a person's: keys, or none.
    private struct Choice: Codable {
        var shortcut: KeyShortcut?
    }

    /// A controller's part in a command.
    @MainActor private final class Binding {
        weak var controller: UIViewController?
        let make: @MainActor (KeyShortcut) -> UIKeyCommand?
        var command: UIKeyCommand?

        init(_ controller: UIViewController, _ make: @escaping @MainActor (KeyShortcut) -> UIKeyCommand?) {
            self.controller = controller
            self.make = make
        }
    }

    /// The commands, in the order in which they were defined first.
    public private(set) var entries: [Entry] = []
    /// Whether no command listens, as while a person presses new keys for one; `false` by default.
    public var isPaused = false {
        didSet { if isPaused != oldValue { for entry in entries { install(entry) } } }
    }
    @ObservationIgnored private var bindings: [String: Binding] = [:]
    @ObservationIgnored private var choices: [String: Choice] = [:]
    @ObservationIgnored private let store: UserDefaults?
    @ObservationIgnored private let name: String

    /// Makes a map, with what a person chose before.
    ///
    /// - Parameters:
    ///   - store: where choices are kept; the app's settings by default, and nowhere for `nil`.
    ///   - name: of the entry in the store; "KeyMap" by default.
    public init(store: UserDefaults? = .standard, name: String = "KeyMap") {
        self.store = store
        self.name = name
        if let data = store?.data(forKey: name), let kept = try? JSONDecoder().decode([String: Choice].self, from: data) { choices = kept }
    }

    /// Gives a controller a command, whose keys are the person's, or else the app's.
    ///
    /// Defining an id again replaces what was defined before.
    ///
    /// - Parameters:
    ///   - id: what choices are kept under; the same in each run.
    ///   - title: what people are told that the command does.
    ///   - standard: the app's own keys; `nil` for none.
    ///   - controller: has the command while it is in the responder chain; held weakly.
    ///   - file: where the command is defined; leave it out.
    ///   - line: the line there; leave it out.
    ///   - method: a method of the controller, which is called when the keys are pressed; name it without applying it.
    public func define<Controller: UIViewController>(
        _ id: String, _ title: String, _ standard: KeyShortcut?, in controller: Controller, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Controller) -> @MainActor () -> Void
    ) {
        remove(id)
        bindings[id] = Binding(controller) { [weak controller] shortcut in
            guard let controller else { return nil }
            let command = UIKeyCommand(title: title, input: shortcut.input, modifierFlags: shortcut.modifierFlags)
            command.on(.press, controller, file: file, line: line, call: method)
            return command
        }
        let entry = Entry(id: id, title: title, standard: standard, shortcut: choices[id].map(\.shortcut) ?? standard)
        if let index = entries.firstIndex(where: { $0.id == id }) { entries[index] = entry } else { entries.append(entry) }
        install(entry)
    }

    /// Gives a command other keys, or none, and keeps the choice.
    ///
    /// - Throws: ``Failure`` if another command has the keys, or there is no such command.
    public func assign(_ shortcut: KeyShortcut?, to id: String) throws(Failure) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { throw .unknown(id: id) }
        if let shortcut, let other = entries.first(where: { $0.id != id && $0.shortcut == shortcut }) { throw .taken(by: other) }
        choices[id] = shortcut == entries[index].standard ? nil : Choice(shortcut: shortcut)
        entries[index].shortcut = shortcut
        install(entries[index])
        keep()
    }

    /// Gives all commands the app's own keys.
    public func reset() {
        choices = [:]
        for index in entries.indices {
            entries[index].shortcut = entries[index].standard
            install(entries[index])
        }
        keep()
    }

    /// Whether a person has changed anything.
    public var isChanged: Bool { entries.contains { $0.shortcut != $0.standard } }

    private func keep() {
        guard let store else { return }
        if choices.isEmpty { return store.removeObject(forKey: name) }
        if let data = try? JSONEncoder().encode(choices) { store.set(data, forKey: name) }
    }

    private func install(_ entry: Entry) {
        remove(entry.id)
        guard !isPaused, let shortcut = entry.shortcut, let binding = bindings[entry.id], let command = binding.make(shortcut) else {
            return
        }
        binding.controller?.addKeyCommand(command)
        binding.command = command
    }

    private func remove(_ id: String) {
        guard let binding = bindings[id], let command = binding.command else { return }
        binding.controller?.removeKeyCommand(command)
        binding.command = nil
    }
}
