internal import Foundation

@_implementationOnly import NIOCore

/// Sending and receiving.
extension ConnectionDriver {
    func send(_ data: Data?, isFinal: Bool, _ completion: NWConnection.SendCompletion) {
        switch phase {
        case .cancelled: return completion.call(.posix(.ECANCELED), callbacks)
        case .failed(let error): return completion.call(error, callbacks)
        case .ready where link == nil: return completion.call(.posix(.ENOTCONN), callbacks)
        default: break
        }
        guard output.add(data, isFinal: isFinal, completion) else { return completion.call(.posix(.EPIPE), callbacks) }
        writeContent()
    }

    func beginBatch() { batchDepth += 1 }

    func endBatch() {
        batchDepth -= 1
        writeContent()
    }

    /// Writes waiting content as long as the socket accepts it.
    func writeContent() {
        guard phase == .ready, batchDepth == 0, let link else { return }
        var hasWritten = false
        while link.isWritable || !settings.isStream, let part = output.next(isWhole: !settings.isStream) {
            hasWritten = true
            write(part, link)
        }
        if hasWritten { link.flush() }
        reportCounts()
    }

    private func write(_ part: ConnectionOutput.Part, _ link: any ConnectionLink) {
        let promise = loop.makePromise(of: Void.self)
        let box = NIOLoopBound((self, link), eventLoop: loop)
        promise.futureResult.whenComplete { result in
            let (driver, link) = box.value
            driver.complete(part.completed, result)
            guard let content = part.completed, content.isFinal, driver.settings.isStream, driver.link === link else { return }
            // The socket drops what it has not written when its output is closed.
            link.closeOutput()
        }
        link.write(part.bytes, promise)
    }

    /// - Parameter content: The content whose last part was written; `nil` for another part.
    private func complete(_ content: ConnectionOutput.Content?, _ result: Result<Void, any Error>) {
        guard case .failure(let error) = result else {
            content?.completion.call(nil, callbacks)
            return
        }
        let failure = phase == .cancelled ? NWError.posix(.ECANCELED) : NWError(error)
        content?.completion.call(failure, callbacks)
        // A stream does not continue after a part that was not sent. Messages are independent, unless the peer is gone:
        // the system reports that once, to a send or to a read.
        if phase == .ready, settings.isStream || failure == .posix(.ECONNREFUSED) { fail(failure) }
    }

    func receive(_ request: ConnectionInput.Request) {
        switch phase {
        case .cancelled: return answer(request, .posix(.ECANCELED))
        case .failed(let error): return answer(request, error)
        default: break
        }
        input.add(request)
        deliverContent()
    }

    private func answer(_ request: ConnectionInput.Request, _ error: NWError) {
        callbacks.run { request.completion(nil, nil, false, error) }
    }

    /// Passes content to the calls that wait, and reads more if one still waits.
    ///
    /// - Parameter requestsRead: `false` during a read, which continues by itself.
    func deliverContent(requestsRead: Bool = true) {
        guard phase == .ready else { return }
        while let answer = input.answer() {
            let context = answer.error == nil ? context(isComplete: answer.isComplete) : nil
            callbacks.run { answer.request.completion(answer.content, context, answer.isComplete, answer.error) }
        }
        reportCounts()
        if requestsRead, input.isWaiting { link?.read() }
    }

    private func context(isComplete: Bool) -> NWConnection.ContentContext {
        guard settings.isStream else { return Self.messageContext }
        return isComplete ? .finalMessage : .defaultStream
    }

    private static let messageContext = NWConnection.ContentContext(identifier: "message", metadata: [NWProtocolUDP.Metadata()])

    private func reportCounts() {
        let (received, unsent) = (input.count, output.count)
        callbacks.change {
            $0.receivedCount = received
            $0.unsentCount = unsent
        }
    }

    /// Ends all calls that wait.
    func endContent(_ error: NWError) {
        for request in input.removeRequests() { answer(request, error) }
        endSends(error)
    }

    /// Ends all sends that wait.
    func endSends(_ error: NWError) {
        for content in output.removeAll() { content.completion.call(error, callbacks) }
    }
}
