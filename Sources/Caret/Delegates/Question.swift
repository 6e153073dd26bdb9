/// The name of something that a delegate or data source is asked, with the type of what it carries and of the answer.
///
/// ```swift
/// field.answer(.shouldReturn, self) { form in form.submit() }
/// table.answer(.heightForRow) { path in path.row == 0 ? 88 : 44 }
/// ```
///
/// Closures stand beside the delegate, and never replace it. Where something *should* happen, the delegate and all closures are asked, and
/// all have to agree. Where a *value* is wanted, the delegate's counts if it implements the method, else that of the closure that was added
/// last; a second closure for the same value is reported with both lines.
public struct Question<Sender, Payload, Answer> {
    let kind: DelegateKind
    let name: String
    let rule: AnswerRule

    package init(_ kind: DelegateKind, _ name: String, _ rule: AnswerRule = .last) {
        self.kind = kind
        self.name = name
        self.rule = rule
    }
}

extension ControlEvent {
    package init(_ kind: DelegateKind, _ name: String) {
        trigger = .delegate(kind, name)
        take = { _, payload in payload as? Payload }
    }

    /// Makes an event that carries what the sender answers when a delegate's method is called.
    init(_ kind: DelegateKind, _ name: String, read: @escaping @MainActor (Sender) -> Payload) {
        self.init(trigger: .delegate(kind, name), read: read)
    }

    /// Makes an event like another one that carries nothing.
    init<Carried>(empty event: ControlEvent<Sender, Carried>) where Payload == Void { self.init(trigger: event.trigger) { _ in } }
}
