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

    /// Returns the first three numbers of a timer, whose values come from the scheduler.
    private func repetitions<Context: Scheduler>(on scheduler: Context) async -> [Int] {
        let numbers = AsyncStream<Int> { continuation in
            var number = 0
            let token = scheduler.schedule(after: scheduler.now, interval: .milliseconds(1)) {
                number += 1
                continuation.yield(number)
            }
            let released = SendableToken(token)
            continuation.onTermination = { _ in released.token.cancel() }
        }
        var values: [Int] = []
        for await value in numbers.prefix(3) { values.append(value) }
        return values
    }

    /// `@unchecked Sendable`: tokens may be cancelled on any thread.
    private struct SendableToken: @unchecked Sendable {
        let token: any Cancellable
        init(_ token: any Cancellable) { self.token = token }
    }

    @Test func schedulersRepeatActions() async {
        #expect(await repetitions(on: DispatchQueue(label: "CombineTests.PlatformTests.Repetitions")) == [1, 2, 3])
        let queue = OperationQueue()
        #expect(await repetitions(on: queue) == [1, 2, 3])
    }

    @Test(arguments: [true, false]) func delayedActionsAreOperationsOfTheirQueue(isCancelled: Bool) {
        let queue = OperationQueue()
        // The test reads the number after the queue has performed its operation.
        nonisolated(unsafe) var count = 0
        // A cancelled operation does not wait for its time.
        let later = queue.now.advanced(by: isCancelled ? .seconds(86_400) : .milliseconds(20))
        queue.isSuspended = true
        queue.schedule(after: later) { count += 1 }
        #expect(queue.operationCount == 1)
        if isCancelled { queue.cancelAllOperations() }
        queue.isSuspended = false
        queue.waitUntilAllOperationsAreFinished()
        #expect(count == (isCancelled ? 0 : 1))
    }

    @Test func runLoopsRepeatActionsUntilTheTokenIsCancelled() {
        let runLoop = RunLoop.current
        var count = 0
        let token = runLoop.schedule(after: runLoop.now, interval: 0.001) { count += 1 }
        while count < 3 { _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }
        token.cancel()
        let last = count
        _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        #expect(count == last)
    }

    @Test func timersOfOtherRunLoopsPublishTheMachinesTime() {
        let runLoop = RunLoop.current
        var dates: [Date] = []
        let sink = Timer.publish(every: 0.001, on: runLoop, in: .default).autoconnect().sink { dates.append($0) }
        while dates.isEmpty { _ = runLoop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002)) }
        sink.cancel()
        #expect(abs(dates[0].timeIntervalSinceNow) < 60)
    }

    @Test func timesAreDistancesApart() {
        typealias QueueTime = DispatchQueue.SchedulerTimeType
        let time = QueueTime(DispatchTime(uptimeNanoseconds: 5_000_000_000))
        #expect(time.advanced(by: .milliseconds(-1500)).dispatchTime.uptimeNanoseconds == 3_500_000_000)
        #expect(time.distance(to: time.advanced(by: 2)).magnitude == 2_000_000_000)
        #expect(QueueTime.Stride.seconds(Int.max).magnitude == .max && QueueTime.Stride.seconds(-1e30).magnitude == .min)
        #expect(QueueTime.Stride(.never).magnitude == .max && QueueTime.Stride(.microseconds(3)).magnitude == 3000)
        let date = RunLoop.SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
        #expect(date.distance(to: date.advanced(by: .milliseconds(250))) == 0.25)
    }

    @Test func distancesOfQueuesAreLimitedAndNeverOverflow() {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        let (longest, shortest) = (Stride.nanoseconds(.max), Stride.nanoseconds(.min))
        #expect(longest + 1 == longest && shortest + -1 == shortest && longest + -1 < longest)
        #expect(longest - -1 == longest && shortest - 1 == shortest && shortest - -1 > shortest)
        #expect(Stride.milliseconds(.min) == shortest && Stride.seconds(.infinity) == longest && Stride.seconds(.nan) == 0)
    }

    @Test func distancesOfQueuesAreEncodedAsOnApplesSystems() throws {
        typealias Stride = DispatchQueue.SchedulerTimeType.Stride
        let data = try JSONEncoder().encode(Stride.nanoseconds(419_872))
        #expect(String(decoding: data, as: UTF8.self) == #"{"_nanoseconds":419872}"#)
        #expect(try JSONDecoder().decode(Stride.self, from: data) == .nanoseconds(419_872))
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
