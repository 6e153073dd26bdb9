/// A list of an app's commands, in which the user customises their shortcuts.
///
/// After a tap on a row, the next keys that are pressed become the command's shortcut. Backspace removes the
/// shortcut, and Escape cancels. If another command uses the keys, an alert asks whether to reassign them. A button
/// in the bar restores all default shortcuts.
public final class KeyMapViewController: UITableViewController {
    private let map: KeyMap
    private var list: SectionList<UITableViewCell>?
    /// The id of the command whose shortcut is being recorded.
    private var recordedCommandID: String? {
        didSet {
            map.isPaused = recordedCommandID != nil
            list?.update(animated: false)
        }
    }

    /// Makes a controller that shows the commands of a map.
    public init(_ map: KeyMap) {
        self.map = map
        super.init(style: .insetGrouped)
        title = "Keyboard Shortcuts"
    }

    /// Returns `nil`: the controller is made in code.
    public required init?(coder: NSCoder) { nil }

    public override var canBecomeFirstResponder: Bool { true }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let resetItem = UIBarButtonItem(title: "Reset", style: .plain, target: nil, action: nil)
        resetItem.on(.tap, self) { controller in
            controller.recordedCommandID = nil
            controller.map.reset()
        }
        navigationItem.rightBarButtonItem = resetItem
        list = tableView.sections(self) { controller in
            Section("commands") {
                for entry in controller.map.entries {
                    Row(entry.id, .value1, entry.title, controller.detailText(of: entry)).onSelect(controller) { $0.record(entry.id) }
                }
            }
        }
    }

    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        recordedCommandID = nil
    }

    /// Records the pressed keys as the shortcut of the tapped command.
    public override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let id = recordedCommandID, let key = presses.first?.key else { return super.pressesBegan(presses, with: event) }
        // A modifier key alone does not complete a shortcut.
        guard !key.charactersIgnoringModifiers.isEmpty else { return }
        let shortcut = KeyShortcut(key.charactersIgnoringModifiers, key.modifierFlags)
        recordedCommandID = nil
        guard shortcut != KeyShortcut(UIKeyCommand.inputEscape) else { return }
        assignShortcut(key.keyCode == .keyboardDeleteOrBackspace && shortcut.modifierFlags.isEmpty ? nil : shortcut, for: id)
    }

    private func detailText(of entry: KeyMap.Entry) -> String {
        recordedCommandID == entry.id ? "Press keys…" : entry.shortcut?.description ?? "None"
    }

    private func record(_ id: String) {
        becomeFirstResponder()
        recordedCommandID = recordedCommandID == id ? nil : id
    }

    private func assignShortcut(_ shortcut: KeyShortcut?, for id: String) {
        do {
            try map.assign(shortcut, to: id)
        } catch {
            guard case .taken(let other) = error else { return }
            show(
                Alert<Never>("\(shortcut?.description ?? "") already means “\(other.title)”") {
                    AlertButton("Take It") { [weak self] in self?.reassign(shortcut, from: other.id, to: id) }
                    AlertButton("Cancel", .cancel)
                })
        }
    }

    private func reassign(_ shortcut: KeyShortcut?, from other: String, to id: String) {
        do {
            try map.assign(nil, to: other)
            try map.assign(shortcut, to: id)
        } catch {
            Hooks.report("keys.move", "The shortcut could not be moved: \(error)", at: SourceLocation(#fileID, #line))
        }
    }
}
