// Handlers that receive the sender as well. The sender is held weakly and passed strongly for the call.

extension EventSource {
    // MARK: - A method of the owner

    // These overloads are disfavoured, because closures would match them too.

    /// Calls a method of `owner` with the sender, as a target-action pair does. The owner is held weakly, and the
    /// handler ends when the owner is deallocated.
    ///
    /// Pass the unapplied method: `call: Editor.tapped` for a method `func tapped(_ button: UIButton)`.
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ event: ControlEvent<Self, Void>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (Self) -> Void
    ) -> Subscription {
        add(MethodSenderVoidHandler(owner, file, line, method), to: event)
    }

    /// Calls a method of `owner` with the payload and the sender. The owner is held weakly, and the handler ends when
    /// the owner is deallocated.
    ///
    /// Pass the unapplied method: `call: Mixer.moved` for a method `func moved(_ value: Float, _ slider: UISlider)`.
    @_disfavoredOverload @discardableResult public func on<Payload, Owner: AnyObject>(
        _ event: ControlEvent<Self, Payload>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        call method: @escaping @MainActor (Owner) -> @MainActor (Payload, Self) -> Void
    ) -> Subscription {
        add(MethodSenderHandler(owner, file, line, method), to: event)
    }

    // MARK: - A closure with an owner

    /// Calls `body` with `owner`, the payload and the sender. The owner is held weakly, and the handler ends when the
    /// owner is deallocated.
    ///
    /// ```swift
    /// for slider in sliders { slider.on(.valueChanged, self) { mixer, value, slider in mixer.set(slider, value) } }
    /// ```
    @discardableResult public func on<Payload, Owner: AnyObject>(
        _ event: ControlEvent<Self, Payload>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, Payload, Self) -> Void
    ) -> Subscription {
        add(OwnerSenderHandler(owner, file, line, body), to: event)
    }

    /// Calls `body` with `owner` and the sender. The owner is held weakly, and the handler ends when the owner is
    /// deallocated.
    ///
    /// ```swift
    /// for button in digits { button.on(.tap, self) { phone, button in phone.dial(button.currentTitle) } }
    /// ```
    @_disfavoredOverload @discardableResult public func on<Owner: AnyObject>(
        _ event: ControlEvent<Self, Void>, _ owner: Owner, file: String = #fileID, line: Int = #line,
        _ body: @escaping @MainActor (Owner, Self) -> Void
    ) -> Subscription {
        add(OwnerSenderVoidHandler(owner, file, line, body), to: event)
    }

    // MARK: - A closure without an owner

    /// Calls `body` with the payload and the sender, as long as the sender is alive.
    @discardableResult public func on<Payload>(
        _ event: ControlEvent<Self, Payload>, file: String = #fileID, line: Int = #line,
        perform body: @escaping @MainActor (Payload, Self) -> Void
    ) -> Subscription {
        add(SenderHandler(file, line, body), to: event)
    }

    /// Calls `body` with the sender, as long as the sender is alive.
    @_disfavoredOverload @discardableResult public func on(
        _ event: ControlEvent<Self, Void>, file: String = #fileID, line: Int = #line, perform body: @escaping @MainActor (Self) -> Void
    ) -> Subscription {
        add(SenderVoidHandler(file, line, body), to: event)
    }
}
