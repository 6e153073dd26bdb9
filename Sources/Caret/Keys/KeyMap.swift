import Observation

/// The keyboard shortcuts of an app's commands, which the user can customise.
///
/// ```swift
/// keys.define("save", "Save", KeyShortcut("s", .command), in: editor, call: Editor.save)
/// editor.present(UINavigationController(rootViewController: KeyMapViewController(keys)), animated: true)
/// ```
///
/// Customisations are saved in the app's settings. The map does not retain controllers. The commands of a deallocated
/// controller stay in the map without effect. The next controller that defines these commands gets the user's
/// shortcuts.
@MainActor @Observable public final class KeyMap {
    /// A command and its shortcut.
    public struct Entry: Identifiable, Hashable, Sendable {
        /// The identifier of the command.
        public let id: String
        /// The title of the command for users.
        public let title: String
        /// The app's default shortcut; `nil` for a command without one.
        public let standard: KeyShortcut?
        /// The current shortcut; `nil` for none.
        public internal(set) var shortcut: KeyShortcut?
    }

    /// The reason why a shortcut was not assigned.
    public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        /// Another command has the shortcut.
        case taken(by: Entry)
        /// The app has no command with this id.
        case unknown(id: String)

        /// A readable description of the error.
        public var description: String {
            switch self {
            case .taken(let entry): "\(entry.shortcut?.description ?? "") already means “\(entry.title)”"
            case .unknown(let id): "there is no command \(id)"
            }
        }
    }

    /// A user's customisation: a shortcut, or none.
    private struct Choice: Codable {
        var shortcut: KeyShortcut?
    }

    /// The controller of a command, and the key command made for it.
    @MainActor private final class Binding {
        weak var controller: UIViewController?
        let makeCommand: @MainActor (KeyShortcut) -> UIKeyCommand?
        var command: UIKeyCommand?

        init(_ controller: UIViewController, _ makeCommand: @escaping @MainActor (KeyShortcut) -> UIKeyCommand?) {
            self.controller = controller
            self.makeCommand = makeCommand
        }
    }

    /// The commands, in the order of their first definition.
    public private(set) var entries: [Entry] = []
    /// Whether all commands are disabled, for example while the user records a new shortcut; `false` by default.
    public var isPaused = false {
        didSet { if isPaused != oldValue { for entry in entries { install(entry) } } }
    }
    @ObservationIgnored private var bindings: [String: Binding] = [:]
    @ObservationIgnored private var choices: [String: Choice] = [:]
    @ObservationIgnored private let store: UserDefaults?
    @ObservationIgnored private let name: String

    /// Makes a map with the saved customisations.
    ///
    /// - Parameters:
    ///   - store: The store of the customisations; the standard user defaults by default. If it is `nil`, nothing is
    ///     stored.
    ///   - name: The key of the customisations in the store; "KeyMap" by default.
    public init(store: UserDefaults? = .standard, name: String = "KeyMap") {
        self.store = store
        self.name = name
        if let data = store?.data(forKey: name), let savedChoices = try? JSONDecoder().decode([String: Choice].self, from: data) {
            choices = savedChoices
        }
    }

    /// Defines a command of a controller. Its shortcut is the one that the user chose, or else the default.
    ///
    /// Defining a command with the same id again replaces the previous definition.
    ///
    /// - Parameters:
    ///   - id: The key under which the user's choice is stored; the same in every launch.
    ///   - title: The title of the command for users.
    ///   - standard: The default shortcut; `nil` for none.
    ///   - controller: The controller of the command. The command is available while the controller is in the
    ///     responder chain. Held weakly.
    ///   - file: The source file of the caller; omit the argument.
    ///   - line: The line of the caller; omit the argument.
    ///   - method: The unapplied method of the controller, called when the keys are pressed.
    public func define<Controller: UIViewController>(
        _ id: String, _ title: String, _ standard: KeyShortcut?, in controller: Controller, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Controller) -> @MainActor () -> Void
    ) {
        define(id, title, standard, controller) { command, controller in
            command.on(.press, controller, file: file, line: line, call: method)
        }
    }

    /// Defines a command that starts a task; see the overload with a synchronous method. While the task runs, the keys
    /// are ignored. The task is cancelled when the controller leaves for good.
    @_disfavoredOverload public func define<Controller: UIViewController>(
        _ id: String, _ title: String, _ standard: KeyShortcut?, in controller: Controller, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Controller) -> @MainActor () async -> Void
    ) {
        define(id, title, standard, controller) { command, controller in
            command.on(.press, controller, file: file, line: line, call: method)
        }
    }

    private func define<Controller: UIViewController>(
        _ id: String, _ title: String, _ standard: KeyShortcut?, _ controller: Controller,
        _ connect: @escaping @MainActor (UIKeyCommand, Controller) -> Void
    ) {
        removeKeyCommand(id)
        bindings[id] = Binding(controller) { [weak controller] shortcut in
            guard let controller else { return nil }
            let command = UIKeyCommand(title: title, input: shortcut.input, modifierFlags: shortcut.modifierFlags)
            connect(command, controller)
            return command
        }
        let entry = Entry(id: id, title: title, standard: standard, shortcut: choices[id].map(\.shortcut) ?? standard)
        if let index = entries.firstIndex(where: { $0.id == id }) { entries[index] = entry } else { entries.append(entry) }
        install(entry)
    }

    /// Assigns another shortcut to a command, or removes its shortcut for `nil`. Saves the choice.
    ///
    /// - Throws: ``Failure`` if another command has the shortcut, or the command does not exist.
    public func assign(_ shortcut: KeyShortcut?, to id: String) throws(Failure) {
        guard let index = entries.firstIndex(where: { $0.id == id }) else { throw .unknown(id: id) }
        if let shortcut, let other = entries.first(where: { $0.id != id && $0.shortcut == shortcut }) { throw .taken(by: other) }
        choices[id] = shortcut == entries[index].standard ? nil : Choice(shortcut: shortcut)
        entries[index].shortcut = shortcut
        install(entries[index])
        save()
    }

    /// Restores the default shortcuts of all commands.
    public func reset() {
        choices = [:]
        for index in entries.indices {
            entries[index].shortcut = entries[index].standard
            install(entries[index])
        }
        save()
    }

    /// Whether the user has customised any shortcut.
    public var isChanged: Bool { entries.contains { $0.shortcut != $0.standard } }

    private func save() {
        guard let store else { return }
        if choices.isEmpty { return store.removeObject(forKey: name) }
        if let data = try? JSONEncoder().encode(choices) { store.set(data, forKey: name) }
    }

    private func install(_ entry: Entry) {
        removeKeyCommand(entry.id)
        guard !isPaused, let shortcut = entry.shortcut, let binding = bindings[entry.id], let command = binding.makeCommand(shortcut) else {
            return
        }
        binding.controller?.addKeyCommand(command)
        binding.command = command
    }

    private func removeKeyCommand(_ id: String) {
        guard let binding = bindings[id], let command = binding.command else { return }
        binding.controller?.removeKeyCommand(command)
        binding.command = nil
    }
}
