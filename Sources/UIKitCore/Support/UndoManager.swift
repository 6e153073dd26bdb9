/// Remembers how to take back what was done, and how to do it again.
///
/// What is registered while something is undone becomes what redoes it. Foundation has none on Linux.
/// - Source: https://developer.apple.com/documentation/foundation/undomanager
@preconcurrency @MainActor open class UndoManager: NSObject {
    private final class Group {
        var steps: [Step] = []
        var name = ""
    }

    private struct Step {
        weak var target: AnyObject?
        let body: @MainActor (AnyObject) -> Void
    }

    private enum Mode {
        case doing, undoing, redoing
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var openGroups: [Group] = []
    private var mode = Mode.doing
    private var disabled = 0
    /// The group of what is registered by the event that is handled.
    private var eventGroup: Group?

    /// How many groups are kept; 0, the default, for all.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether all that is registered while one event is handled is undone at once; `true` by default.
    ///
    /// The group ends when the event was handled. Without a running application there are no events, nor groups for them.
    open var groupsByEvent = true {
        didSet { if !groupsByEvent { endEventGroup() } }
    }

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// Whether something is being undone.
    open var isUndoing: Bool { mode == .undoing }
    /// Whether something is being redone.
    open var isRedoing: Bool { mode == .redoing }
    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }
    /// Whether what is registered is remembered; `true` by default.
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }

    /// Remembers a method that takes back what is being done now, and its argument, which is kept. `target` is held weakly.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { _ = selector.perform(on: $0, with: [anObject ?? NSNull()]) }
    }

    /// Remembers a closure that takes back what is being done now. `target` is held weakly, and what was registered for it is
    /// forgotten with it.
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void) {
        guard disabled == 0 else { return }
        beginEventGroup()
        let step = Step(target: target) { object in
            if let target = object as? Target { handler(target) }
        }
        if let group = openGroups.last {
            group.steps.append(step)
        } else {
            let group = Group()
            group.steps = [step]
            push(group)
        }
        if mode == .doing { redoStack = [] }
    }

    /// Begins a group, which is undone at once; call ``endUndoGrouping()`` for each.
    open func beginUndoGrouping() {
        beginEventGroup()
        openGroup(Group())
    }

    /// Ends the group that was begun last.
    open func endUndoGrouping() {
        guard !openGroups.isEmpty else {
            Diagnostics.report("undo.group", "UndoManager: endUndoGrouping() without beginUndoGrouping(). Call them in pairs.")
            return
        }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        closeGroup()
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func openGroup(_ group: Group) {
        if !openGroups.isEmpty { post(.NSUndoManagerCheckpoint) }
        openGroups.append(group)
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    /// Who was told that a group ends may have ended it.
    private func closeGroup() {
        guard let group = openGroups.popLast(), !group.steps.isEmpty else { return }
        guard let outer = openGroups.last else { return push(group) }
        outer.steps += group.steps
        if !group.name.isEmpty { outer.name = group.name }
    }

    /// Takes back what was done last.
    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        guard mode == .doing, !undoStack.isEmpty else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        run(from: \.undoStack, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was undone last.
    open func redo() {
        guard mode == .doing, !redoStack.isEmpty else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        run(from: \.redoStack, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    /// Stops remembering until ``enableUndoRegistration()`` was called as often.
    open func disableUndoRegistration() { disabled += 1 }
    /// Ends what ``disableUndoRegistration()`` began.
    open func enableUndoRegistration() { disabled = max(0, disabled - 1) }

    /// Forgets everything, and remembers again what is registered from now on.
    open func removeAllActions() {
        disabled = 0
        exchange(&undoStack, with: [])
        exchange(&redoStack, with: [])
        for group in openGroups { exchange(&group.steps, with: []) }
    }

    /// Forgets what was registered for a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + openGroups {
            exchange(&group.steps, with: group.steps.filter { $0.target !== target })
        }
        undoStack.removeAll(where: \.steps.isEmpty)
        redoStack.removeAll(where: \.steps.isEmpty)
    }

    /// Names what is being done, for menus.
    open func setActionName(_ actionName: String) {
        (openGroups.last ?? (mode == .undoing ? redoStack : undoStack).last)?.name = actionName
    }

    /// The name of what ``undo()`` would take back; "" without one.
    open var undoActionName: String { (openGroups.last ?? undoStack.last)?.name ?? "" }
    /// The name of what ``redo()`` would do again; "" without one.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The words of a menu that takes back ``undoActionName``: "Undo" and the name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The words of a menu that does ``redoActionName`` again: "Redo" and the name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The words of a menu that takes back what has a name; "Undo" without one.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    /// The words of a menu that does again what has a name; "Redo" without one.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func beginEventGroup() {
        guard groupsByEvent, mode == .doing, openGroups.isEmpty, let host = ApplicationHost.current else { return }
        let group = Group()
        eventGroup = group
        openGroup(group)
        host.whenTurnEnds { [weak self] in self?.endEventGroup() }
    }

    /// A group that an app began in it and did not end goes on, with what was registered before.
    private func endEventGroup() {
        guard let group = eventGroup else { return }
        eventGroup = nil
        guard let index = openGroups.firstIndex(where: { $0 === group }) else { return }
        guard index < openGroups.count - 1 else { return endUndoGrouping() }
        openGroups.remove(at: index)
        openGroups[index].steps = group.steps + openGroups[index].steps
        if openGroups[index].name.isEmpty { openGroups[index].name = group.name }
    }

    private func push(_ group: Group) {
        if mode == .undoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    private func run(from stack: ReferenceWritableKeyPath<UndoManager, [Group]>, as mode: Mode) {
        guard self.mode == .doing, let group = self[keyPath: stack].popLast() else { return }
        self.mode = mode
        openGroups.append(Group())
        for step in group.steps.reversed() { step.target.map(step.body) }
        closeGroup()
        if !group.name.isEmpty { setActionName(group.name) }
        self.mode = .doing
    }
}
