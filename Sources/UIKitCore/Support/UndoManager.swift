/// Records operations that undo and redo changes.
///
/// Operations that are registered during an undo are the operations of its redo. Foundation on Linux has no undo
/// manager.
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
        case recording, undoing, redoing
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var openGroups: [Group] = []
    private var mode = Mode.recording
    private var disableCount = 0
    /// The group of the operations registered during the current event.
    private var eventGroup: Group?

    /// The maximum number of groups to undo. 0, the default, means no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether operations registered during one event form a group; `true` by default.
    ///
    /// The group is closed after the event. Without a running application there are no events, so operations are not
    /// grouped.
    open var groupsByEvent = true {
        didSet { if !groupsByEvent { endEventGroup() } }
    }

    /// Whether there is an operation to undo.
    open var canUndo: Bool { !undoStack.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
    /// Whether there is an operation to redo.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// Whether an undo is in progress.
    open var isUndoing: Bool { mode == .undoing }
    /// Whether a redo is in progress.
    open var isRedoing: Bool { mode == .redoing }
    /// The number of open groups.
    open var groupingLevel: Int { openGroups.count }
    /// Whether registered operations are recorded; `true` by default.
    open var isUndoRegistrationEnabled: Bool { disableCount == 0 }

    /// Registers a method of `target` that undoes the present change, and the method's argument. The argument is
    /// retained; `target` is held weakly.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { _ = selector.perform(on: $0, with: [anObject ?? NSNull()]) }
    }

    /// Registers a closure that undoes the present change. `target` is held weakly. The closure is not called after the
    /// deallocation of `target`.
    public func registerUndo<Target: AnyObject>(withTarget target: Target, handler: @escaping @MainActor (Target) -> Void) {
        guard disableCount == 0 else { return }
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
        if mode == .recording { redoStack = [] }
    }

    /// Begins a group, which is undone as a whole. Each call requires a call of ``endUndoGrouping()``.
    open func beginUndoGrouping() {
        beginEventGroup()
        openGroup(Group())
    }

    /// Ends the innermost group.
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

    /// Closes the innermost group, unless an observer of the notifications has closed it.
    private func closeGroup() {
        guard let group = openGroups.popLast(), !group.steps.isEmpty else { return }
        guard let outerGroup = openGroups.last else { return push(group) }
        outerGroup.steps += group.steps
        if !group.name.isEmpty { outerGroup.name = group.name }
    }

    /// Undoes the last group.
    open func undo() {
        while !openGroups.isEmpty { endUndoGrouping() }
        guard mode == .recording, !undoStack.isEmpty else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        run(from: \.undoStack, as: .undoing)
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes the last undone group.
    open func redo() {
        guard mode == .recording, !redoStack.isEmpty else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        run(from: \.redoStack, as: .redoing)
        post(.NSUndoManagerDidRedoChange)
    }

    /// Disables registration until ``enableUndoRegistration()`` has been called as many times.
    open func disableUndoRegistration() { disableCount += 1 }
    /// Reverts one call of ``disableUndoRegistration()``.
    open func enableUndoRegistration() { disableCount = max(0, disableCount - 1) }

    /// Removes all operations, and enables registration.
    open func removeAllActions() {
        disableCount = 0
        exchange(&undoStack, with: [])
        exchange(&redoStack, with: [])
        for group in openGroups { exchange(&group.steps, with: []) }
    }

    /// Removes the operations of a target.
    open func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        for group in undoStack + redoStack + openGroups {
            exchange(&group.steps, with: group.steps.filter { $0.target !== target })
        }
        undoStack.removeAll(where: \.steps.isEmpty)
        redoStack.removeAll(where: \.steps.isEmpty)
    }

    /// Sets the name of the present action, for menus.
    open func setActionName(_ actionName: String) {
        let lastGroup = mode == .undoing ? redoStack.last : undoStack.last
        let group = openGroups.last ?? lastGroup
        group?.name = actionName
    }

    /// The name of the action that ``undo()`` undoes; "" if it has no name.
    open var undoActionName: String { (openGroups.last ?? undoStack.last)?.name ?? "" }
    /// The name of the action that ``redo()`` redoes; "" if it has no name.
    open var redoActionName: String { redoStack.last?.name ?? "" }

    /// The title of an undo menu item: "Undo" and ``undoActionName``.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a redo menu item: "Redo" and ``redoActionName``.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// Returns the title of an undo menu item for an action name; "Undo" for an empty name.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Undo" : "Undo \(actionName)" }
    /// Returns the title of a redo menu item for an action name; "Redo" for an empty name.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { actionName.isEmpty ? "Redo" : "Redo \(actionName)" }

    private func beginEventGroup() {
        guard groupsByEvent, mode == .recording, openGroups.isEmpty, let host = ApplicationHost.current else { return }
        let group = Group()
        eventGroup = group
        openGroup(group)
        host.runAtEndOfTurn { [weak self] in self?.endEventGroup() }
    }

    /// Ends the group of the event. A group that the app began within the event's group, and did not end, stays open.
    /// It receives the operations of the event's group.
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
        guard self.mode == .recording, let group = self[keyPath: stack].popLast() else { return }
        self.mode = mode
        openGroups.append(Group())
        for step in group.steps.reversed() {
            if let target = step.target { step.body(target) }
        }
        closeGroup()
        if !group.name.isEmpty { setActionName(group.name) }
        self.mode = .recording
    }
}
