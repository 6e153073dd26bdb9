/// An intent whose parameters the framework knows.
protocol SystemIntent: INIntent {
    /// The values of the parameters as text, by name.
    var parameterTexts: [String: String] { get }

    /// Performs the intent with a handler of the app.
    ///
    /// - Returns: The response; `nil` for a handler of other intents.
    @MainActor func perform(_ handler: Any, _ resolver: ParameterResolver) async throws -> INIntentResponse?
}

extension SystemIntent {
    /// Returns the names of persons, separated by commas; `nil` for none.
    func text(_ persons: [INPerson]?) -> String? {
        persons.flatMap { $0.isEmpty ? nil : $0.map(\.displayName).joined(separator: ", ") }
    }
}

extension INSendMessageIntent: SystemIntent {
    var parameterTexts: [String: String] {
        [
            "recipients": text(recipients), "content": content, "speakableGroupName": speakableGroupName?.spokenPhrase,
            "conversationIdentifier": conversationIdentifier, "serviceName": serviceName, "sender": sender?.displayName,
        ].compactMapValues(\.self)
    }

    func perform(_ handler: Any, _ resolver: ParameterResolver) async throws -> INIntentResponse? {
        guard let handler = handler as? any INSendMessageIntentHandling else { return nil }
        recipients = try await resolver.values("recipients", recipients) { handler.resolveRecipients(for: self, with: $0) }
        content = try await resolver.value("content", content) { handler.resolveContent(for: self, with: $0) }
        speakableGroupName = try await resolver.value("speakableGroupName", speakableGroupName) {
            handler.resolveSpeakableGroupName(for: self, with: $0)
        }
        outgoingMessageType =
            try await resolver.value("outgoingMessageType", outgoingMessageType) {
                handler.resolveOutgoingMessageType(for: self, with: $0)
            } ?? .unknown
        return try await resolver.confirmAndHandle(
            code: \.code.rawValue, { handler.confirm(intent: self, completion: $0) }, { handler.handle(intent: self, completion: $0) })
    }
}

extension INStartCallIntent: SystemIntent {
    var parameterTexts: [String: String] {
        let capabilities = [INCallCapability.audioCall: "audio", .videoCall: "video"]
        return ["contacts": text(contacts), "callCapability": capabilities[callCapability]].compactMapValues(\.self)
    }

    func perform(_ handler: Any, _ resolver: ParameterResolver) async throws -> INIntentResponse? {
        guard let handler = handler as? any INStartCallIntentHandling else { return nil }
        contacts = try await resolver.values("contacts", contacts) { handler.resolveContacts(for: self, with: $0) }
        destinationType =
            try await resolver.value("destinationType", destinationType) { handler.resolveDestinationType(for: self, with: $0) }
            ?? .unknown
        callCapability =
            try await resolver.value("callCapability", callCapability) { handler.resolveCallCapability(for: self, with: $0) } ?? .unknown
        return try await resolver.confirmAndHandle(
            code: \.code.rawValue, { handler.confirm(intent: self, completion: $0) }, { handler.handle(intent: self, completion: $0) })
    }
}

extension INPlayMediaIntent: SystemIntent {
    var parameterTexts: [String: String] {
        let items = mediaItems.map { $0.compactMap(\.title).joined(separator: ", ") }
        return ["mediaItems": items, "mediaContainer": mediaContainer?.title, "mediaSearch": mediaSearch?.mediaName]
            .compactMapValues(\.self)
    }

    func perform(_ handler: Any, _ resolver: ParameterResolver) async throws -> INIntentResponse? {
        guard let handler = handler as? any INPlayMediaIntentHandling else { return nil }
        mediaItems = try await resolver.values("mediaItems", mediaItems) { handler.resolveMediaItems(for: self, with: $0) }
        return try await resolver.confirmAndHandle(
            code: \.code.rawValue, { handler.confirm(intent: self, completion: $0) }, { handler.handle(intent: self, completion: $0) })
    }
}
