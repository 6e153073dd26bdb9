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
    /// The name of the question, as in an app's source.
    let name: String
    let rule: AnswerRule
    /// Returns the slot of the method that asks the question.
    let slot: @MainActor (Sender) -> DelegateSlot<Payload, Answer>

    /// Makes a question about a value, with the name of the calling property.
    package init(name: String = #function, slot: @escaping @MainActor (Sender) -> DelegateSlot<Payload, Answer>) {
        self.name = name
        rule = .last
        self.slot = slot
    }
}

extension Question where Answer == Bool {
    /// Makes a question with a rule for several answers, with the name of the calling property.
    package init(_ rule: AnswerRule, name: String = #function, slot: @escaping @MainActor (Sender) -> DelegateSlot<Payload, Bool>) {
        self.name = name
        self.rule = rule
        self.slot = slot
    }
}

extension ControlEvent where Sender: AnyObject {
    /// Makes an event that is sent when a method of a delegate is called.
    package init(slot: @escaping @MainActor (Sender) -> DelegateSlot<Payload, Void>) {
        self.init(chain: { slot($0).chain(of: $0) })
    }

    /// Makes an event with a named payload, which is read from the sender when a method of a delegate is called.
    package init(
        slot: @escaping @MainActor (Sender) -> DelegateSlot<Void, Void>, _ name: String, read: @escaping @MainActor (Sender) -> Payload
    ) {
        self.init(chain: { ReadingHandler.payloadChain(in: slot($0).chain(of: $0), name, $0) { sender, _ in read(sender) } })
    }
}
