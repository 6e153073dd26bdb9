/// A question to a delegate or data source, with the types of its payload and its answer.
///
/// ```swift
/// field.answer(.shouldReturn, self) { form in form.submit() }
/// table.answer(.heightForRow) { path in path.row == 0 ? 88 : 44 }
/// ```
///
/// Closures supplement the delegate and never replace it. For a *should* question, the delegate and all closures are
/// asked, and all of them must return `true`. For a question about a *value*, the delegate's answer is used if the
/// delegate implements the method. Otherwise the closure that was added last answers. A second closure for the same
/// value is reported together with the source locations of both.
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
        extractPayload = { _, payload in payload as? Payload }
    }

    /// Makes an event whose payload is read from the sender when a method of the delegate is called.
    init(_ kind: DelegateKind, _ name: String, read: @escaping @MainActor (Sender) -> Payload) {
        self.init(trigger: .delegate(kind, name), read: read)
    }

    /// Makes an event with the trigger of another event and without a payload.
    init<OtherPayload>(empty event: ControlEvent<Sender, OtherPayload>) where Payload == Void { self.init(trigger: event.trigger) { _ in } }
}
