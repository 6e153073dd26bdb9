import Foundation
import FoundationNetworking
import OpenCombine

extension URLSession {
    /// Returns a publisher of the data at a URL.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Returns a publisher of the data that a request fetches.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher that makes a request for each subscriber, publishes the answer on a thread of the session, and
    /// finishes.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request.
        public let request: URLRequest
        /// The session that makes the request.
        public let session: URLSession

        /// Creates a publisher.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == URLError {
            subscriber.receive(subscription: DataTaskSubscription(self, AnySubscriber(subscriber)))
        }
    }
}

/// A subscription of a request, which begins with the first demand.
///
/// `@unchecked Sendable`: the lock protects everything that is written after `init`.
private final class DataTaskSubscription:
    Subscription, CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible, @unchecked Sendable
{
    typealias Downstream = AnySubscriber<URLSession.DataTaskPublisher.Output, URLError>

    private let lock = NSLock()
    private var publisher: URLSession.DataTaskPublisher?
    private var downstream: Downstream?
    private var task: URLSessionDataTask?

    init(_ publisher: URLSession.DataTaskPublisher, _ downstream: Downstream) {
        self.publisher = publisher
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "Subscription: a demand of no value, but a subscriber asks for at least one.")
        let newTask = lock.withLock { () -> URLSessionDataTask? in
            guard let publisher, task == nil else { return nil }
            let task = publisher.session.dataTask(with: publisher.request) { [self] in receive($0, $1, $2) }
            self.task = task
            return task
        }
        newTask?.resume()
    }

    func cancel() { end().task?.cancel() }

    private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        guard let downstream = end().downstream else { return }
        if let response, error == nil {
            _ = downstream.receive((data ?? Data(), response))
            return downstream.receive(completion: .finished)
        }
        downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
    }

    private func end() -> (downstream: Downstream?, task: URLSessionDataTask?) {
        lock.withLock {
            publisher = nil
            return (downstream.take(), task.take())
        }
    }

    var description: String { "DataTaskPublisher" }
    var playgroundDescription: Any { description }
    var customMirror: Mirror {
        let state = lock.withLock { (task, publisher) }
        let children: [Mirror.Child] = [("task", state.0 as Any), ("parent", state.1 as Any)]
        return Mirror(self, children: children)
    }
}
