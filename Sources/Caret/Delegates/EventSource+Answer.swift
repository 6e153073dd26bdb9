extension EventSource {
    // MARK: - A method of the owner

    /// Answers a question with a method of `owner`. The owner is held weakly. The question is answered until the
    /// owner is deallocated.
    ///
    /// Pass the unapplied method, as in `call: Form.mayReturn`.
    @_disfavoredOverload @discardableResult public func answer<Payload, Answer, Owner: AnyObject>(
        _ question: Question<Self, Payload, Answer>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (Payload) -> Answer
    ) -> Subscription {
        answer(question, owner, file: file, line: line) { owner, payload in method(owner)(payload) }
    }

    /// Answers a question with a method of `owner`. The owner is held weakly. The question is answered until the
    /// owner is deallocated.
    @_disfavoredOverload @discardableResult public func answer<Answer, Owner: AnyObject>(
        _ question: Question<Self, Void, Answer>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor () -> Answer
    ) -> Subscription {
        answer(question, owner, file: file, line: line) { owner in method(owner)() }
    }

    // MARK: - A closure with an owner

    /// Answers a question with a closure that receives an owner. The owner is held weakly. The question is answered
    /// until the owner is deallocated.
    @discardableResult public func answer<Payload, Answer, Owner: AnyObject>(
        _ question: Question<Self, Payload, Answer>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, Payload) -> Answer
    ) -> Subscription {
        let subscription = Subscription(file, line, owner: owner)
        return attach(question, subscription) { [weak owner] payload in owner.map { body($0, payload) } }
    }

    /// Answers a question with a closure that receives an owner. The owner is held weakly. The question is answered
    /// until the owner is deallocated.
    @discardableResult public func answer<Answer, Owner: AnyObject>(
        _ question: Question<Self, Void, Answer>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner) -> Answer
    ) -> Subscription {
        answer(question, owner, file: file, line: line) { owner, _ in body(owner) }
    }

    // MARK: - A closure without an owner

    /// Answers a question with a closure, as long as the sender is allocated.
    @discardableResult public func answer<Payload, Answer>(
        _ question: Question<Self, Payload, Answer>, file: String = #fileID, line: Int = #line,
        with body: @escaping @MainActor (Payload) -> Answer
    ) -> Subscription {
        attach(question, Subscription(file, line)) { payload in .some(body(payload)) }
    }

    /// Answers a question with a closure, as long as the sender is allocated.
    @discardableResult public func answer<Answer>(
        _ question: Question<Self, Void, Answer>, file: String = #fileID, line: Int = #line, with body: @escaping @MainActor () -> Answer
    ) -> Subscription {
        answer(question, file: file, line: line) { _ in body() }
    }

    private func attach<Payload, Answer>(
        _ question: Question<Self, Payload, Answer>, _ subscription: Subscription, _ body: @escaping @MainActor (Payload) -> Answer?
    ) -> Subscription {
        subscription.recordCaptures(of: body)
        let (slot, site) = (question.slot(self), subscription.location)
        if question.rule == .last, let previous = slot.lastSite {
            Hooks.report(
                "delegate.second-answer",
                "\(question.name) is answered twice: \(previous) and \(site). The later one counts; cancel the former.", at: site)
        }
        let detach = slot.add(site, while: { subscription.isActive }) { payload in
            subscription.beginCall() ? body(payload) : nil
        }
        subscription.didAttach(detach, to: self)
        slot.answersDidChange()
        subscription.addEndHandler { [weak slot] in slot?.answersDidChange() }
        return subscription
    }
}
