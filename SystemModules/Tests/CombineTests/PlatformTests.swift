import Combine
import Foundation
import FoundationNetworking
import Testing

@Suite struct PlatformTests {
    @Test func notificationsArePublished() {
        let name = Notification.Name("CombineTests.PlatformTests")
        var names: [Notification.Name] = []
        let publisher: NotificationCenter.Publisher = NotificationCenter.default.publisher(for: name)
        let sink = publisher.sink { names.append($0.name) }
        NotificationCenter.default.post(name: name, object: nil)
        sink.cancel()
        NotificationCenter.default.post(name: name, object: nil)
        #expect(names == [name])
    }

    @Test func timersAreConnectable() {
        let timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(every: 60, on: .main, in: .common).autoconnect()
        #expect(timer.upstream.interval == 60)
    }

    @Test func dataTasksArePublishers() throws {
        let url = try #require(URL(string: "https://example.org"))
        let publisher: URLSession.DataTaskPublisher = URLSession.shared.dataTaskPublisher(for: url)
        let data: AnyPublisher<Data, URLError> = publisher.map(\.data).eraseToAnyPublisher()
        withExtendedLifetime(data) {}
        #expect(publisher.request.url == url)
    }

    @Test func dispatchQueuesAreSchedulers() async {
        let queue = DispatchQueue(label: "CombineTests.PlatformTests")
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.receive(on: queue).values { values.append(value) }
        #expect(values == [1, 2, 3])
        #expect(queue.now.dispatchTime <= DispatchTime.now())
    }

    @Test func operationQueuesAreSchedulers() async {
        let queue = OperationQueue()
        queue.maxConcurrentOperationCount = 1
        var values: [Int] = []
        for await value in [1, 2, 3].publisher.subscribe(on: queue).values { values.append(value) }
        #expect(values == [1, 2, 3])
    }

    @Test func runLoopsAreSchedulers() {
        let runLoop = RunLoop.current
        var values: [Int] = []
        let sink = Just(1).receive(on: runLoop).sink { values.append($0) }
        #expect(values.isEmpty)
        _ = runLoop.run(mode: .default, before: .distantPast)
        #expect(values == [1])
        sink.cancel()
    }

    @Test func arraysOfATimeUseRealSchedulers() async {
        let queue = DispatchQueue(label: "CombineTests.PlatformTests.Arrays")
        var values: [[Int]] = []
        for await array in [1, 2, 3].publisher.collect(.byTimeOrCount(queue, .seconds(60), 2)).values { values.append(array) }
        #expect(values == [[1, 2], [3]])
    }

    @Test func valuesAreEncodedAndDecoded() throws {
        var decoded: [[Int]] = []
        let sink = Just([1, 2]).encode(encoder: JSONEncoder()).decode(type: [Int].self, decoder: JSONDecoder())
            .replaceError(with: []).sink { decoded.append($0) }
        sink.cancel()
        #expect(decoded == [[1, 2]])
    }
}
