public import Foundation
internal import Preconditions

extension NWConnection {
    /// Sends content after that of earlier calls. Content that is sent before `.ready` waits.
    ///
    /// - Parameters:
    ///   - content: The bytes of a stream, or a message; `nil` to end the direction with a final context.
    ///   - contentContext: The properties. A context that is final and complete ends the direction.
    ///   - isComplete: Whether the content ends the context.
    ///   - completion: Called when the content has been passed to the system. Send more then, to limit the memory.
    @preconcurrency public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        core.perform { $0.send(content, isFinal: contentContext.isFinal && isComplete, completion) }
    }

    /// Sends content after that of earlier calls, as the method with `Data` does.
    @preconcurrency public func send<Content: DataProtocol>(
        content: Content?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
    ) {
        send(content: content.map { Data($0) }, contentContext: contentContext, isComplete: isComplete, completion: completion)
    }

    /// Receives bytes of a stream, or a message. Each call receives once, after earlier calls.
    ///
    /// At the end of a stream, `isComplete` is `true`, and the content may be `nil`. Later calls receive `ENODATA`.
    ///
    /// - Parameters:
    ///   - minimumIncompleteLength: The minimum number of bytes, unless the stream ends earlier; at least 1.
    ///   - maximumLength: The maximum number of bytes. The rest of a longer message is received by the next call.
    ///   - completion: Called once on the queue.
    @preconcurrency public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion:
            @escaping @Sendable (
                _ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        precondition(
            minimumIncompleteLength >= 0 && maximumLength > 0 && minimumIncompleteLength <= maximumLength,
            "NWConnection: receives from \(minimumIncompleteLength) to \(maximumLength) bytes. "
                + "Pass a minimum of 0 or more, and a maximum that is not smaller and not 0.")
        core.perform { $0.receive(ConnectionInput.Request(minimum: max(1, minimumIncompleteLength), maximum: maximumLength, completion)) }
    }

    /// Receives a whole message, or a stream up to its end. Each call receives once, after earlier calls.
    @preconcurrency public func receiveMessage(
        completion:
            @escaping @Sendable (
                _ completeContent: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?
            ) -> Void
    ) {
        core.perform { $0.receive(ConnectionInput.Request(minimum: .max, maximum: .max, completion)) }
    }

    /// Calls a block, and sends the content of its calls together.
    public func batch(_ block: () -> Void) {
        core.perform { $0.beginBatch() }
        block()
        core.perform { $0.endBatch() }
    }

    /// Returns the metadata of a protocol of an established connection; `nil` for a protocol that it does not use.
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
        let (facts, settings) = (core.callbacks.facts, core.settings)
        switch definition {
        case NWProtocolTCP.definition where settings.isStream && facts.path != nil:
            return NWProtocolTCP.Metadata(receive: facts.receivedCount, send: facts.unsentCount)
        case NWProtocolUDP.definition where !settings.isStream && facts.path != nil: return NWProtocolUDP.Metadata()
        case NWProtocolTLS.definition: return facts.security.map { NWProtocolTLS.Metadata($0) }
        default: return nil
        }
    }
}
