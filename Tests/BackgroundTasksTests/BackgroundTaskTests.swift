import CaretTesting
import Foundation
import Synchronization
import TestFolders
import Testing

@testable import BackgroundTasks
@testable import UIKitCore

/// Tasks that launch the app in the background.
@MainActor @Suite(.app) struct BackgroundTaskTests {
    static let refresh = "com.example.app.refresh"
    static let cleanup = "com.example.app.cleanup"

    /// The events that the handlers recorded on their queues.
    private final class Record: Sendable {
        let tasks = Mutex<[BGTask]>([])
        let notes = Mutex<[String]>([])
        func note(_ text: String) { notes.withLock { $0.append(text) } }
        var all: [String] { notes.withLock { $0 } }
    }

    private final class Flag: Sendable {
        private let state = Mutex(true)
        var value: Bool {
            get { state.withLock { $0 } }
            set { state.withLock { $0 = newValue } }
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let record = Record()
        /// Whether the handler of the refresh ends its task.
        let completes = Flag()
        var answers: [Bool] = []

        func application(
            _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            let record = record
            answers.append(
                BGTaskScheduler.shared.register(forTaskWithIdentifier: refresh, using: nil) { @Sendable [completes] task in
                    record.note("\(type(of: task)) main \(MainQueue.isCurrent)")
                    record.tasks.withLock { $0.append(task) }
                    if completes.value { task.setTaskCompleted(success: true) }
                })
            answers.append(
                BGTaskScheduler.shared.register(forTaskWithIdentifier: cleanup, using: .main) { @Sendable task in
                    record.note("\(type(of: task)) main \(MainQueue.isCurrent)")
                    task.expirationHandler = {
                        record.note("expired main \(MainQueue.isCurrent)")
                        task.setTaskCompleted(success: false)
                    }
                })
            answers.append(BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.other", using: nil) { @Sendable _ in })
            return true
        }
    }

    private let delegate = Delegate()

    init() {
        let identifiers = [Self.refresh, Self.cleanup] + (0..<11).map { "com.example.many.\($0)" }
        Self.setInfo(identifiers, modes: ["fetch", "processing"])
    }

    static func setInfo(_ identifiers: [String], modes: [String]) {
        let entries: [String: Any] = ["BGTaskSchedulerPermittedIdentifiers": identifiers, "UIBackgroundModes": modes]
        guard let folder = try? TestFolder.make(suffix: ".resources") else { return }
        let file = folder.appendingPathComponent("App/Info.plist")
        try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try? PropertyListSerialization.data(fromPropertyList: entries, format: .binary, options: 0).write(to: file)
        AppInfo.read(in: [folder]).map { MainBundleInfo.add($0, modules: []) }
    }

    private func submit(_ request: BGTaskRequest) throws { try BGTaskScheduler.shared.submit(request) }

    @Test func aTestLaunchesAPendingTask() async throws {
        let app = try await TestApp.launch(delegate)
        let tasks = app.system.backgroundTasks
        #expect(delegate.answers == [true, true, false] && tasks.registered == [Self.cleanup, Self.refresh])
        #expect(app.diagnostics.contains { $0.message.contains("com.example.other") })
        #expect(!tasks.launch(Self.refresh), "not submitted")
        try submit(BGAppRefreshTaskRequest(identifier: Self.refresh))
        #expect(tasks.pending.map(\.identifier) == [Self.refresh] && tasks.pending.first?.kind == .appRefresh)
        #expect(tasks.launch(Self.refresh) && tasks.pending.isEmpty)
        try await app.settle()
        #expect(delegate.record.all == ["BGAppRefreshTask main false"])
        #expect(tasks.results.map(\.success) == [true] && tasks.results.map(\.didExpire) == [false] && tasks.running.isEmpty)
        #expect(app.system.requests.requests(to: "background").first?.text == "submits appRefresh \(Self.refresh)")
        delegate.record.tasks.withLock { $0.first }?.setTaskCompleted(success: false)
        #expect(tasks.results.count == 1 && app.diagnostics.contains { $0.message.contains("completed already") })
    }

    @Test func aTaskExpires() async throws {
        let app = try await TestApp.launch(delegate)
        let tasks = app.system.backgroundTasks
        try submit(BGProcessingTaskRequest(identifier: Self.cleanup))
        tasks.launch(Self.cleanup)
        try await app.settle()
        #expect(tasks.running == [Self.cleanup] && tasks.results.isEmpty)
        #expect(tasks.expire(Self.cleanup))
        try await app.settle()
        #expect(!tasks.expire(Self.cleanup) && tasks.results.map(\.didExpire) == [true])
        #expect(delegate.record.all == ["BGProcessingTask main true", "expired main false"])
        // A task without a handler ends at the end of its time. The limit of the first launch is not that of the next.
        delegate.completes.value = false
        try submit(BGAppRefreshTaskRequest(identifier: Self.refresh))
        tasks.launch(Self.refresh)
        try await app.settle()
        await app.advance(by: .seconds(29))
        #expect(tasks.results.count == 1)
        delegate.record.tasks.withLock { $0.last }?.setTaskCompleted(success: true)
        try submit(BGAppRefreshTaskRequest(identifier: Self.refresh))
        tasks.launch(Self.refresh)
        try await app.settle()
        await app.advance(by: .seconds(29))
        #expect(tasks.results.count == 2)
        await app.advance(by: .seconds(2))
        #expect(tasks.results.map(\.success) == [false, true, false] && tasks.results.map(\.didExpire) == [true, false, true])
    }

    @Test func aRunningTaskIsNotLaunchedAgain() async throws {
        let app = try await TestApp.launch(delegate)
        let tasks = app.system.backgroundTasks
        delegate.completes.value = false
        try submit(BGAppRefreshTaskRequest(identifier: Self.refresh))
        #expect(tasks.launch(Self.refresh))
        try await app.settle()
        try submit(BGAppRefreshTaskRequest(identifier: Self.refresh))
        #expect(!tasks.launch(Self.refresh) && tasks.pending.count == 1)
        await app.enterBackground()
        await app.advance(by: .seconds(5))
        #expect(tasks.pending.count == 1 && tasks.running == [Self.refresh])
        delegate.record.tasks.withLock { $0.last }?.setTaskCompleted(success: true)
        try await app.settle()
        await app.advance(by: .seconds(5))
        try await app.settle()
        #expect(tasks.pending.isEmpty && tasks.results.count == 1 && tasks.running == [Self.refresh])
        delegate.record.tasks.withLock { $0.last }?.setTaskCompleted(success: false)
        #expect(tasks.results.map(\.success) == [true, false])
    }

    @Test func tasksAreLaunchedInTheBackgroundAtTheirDate() async throws {
        let app = try await TestApp.launch(delegate)
        let tasks = app.system.backgroundTasks
        let request = BGAppRefreshTaskRequest(identifier: Self.refresh)
        request.earliestBeginDate = Date(timeIntervalSinceNow: 3600)
        try submit(request)
        await app.advance(by: .seconds(1800))
        await app.enterBackground()
        await app.advance(by: .seconds(1790))
        #expect(tasks.results.isEmpty)
        await app.enterForeground()
        await app.advance(by: .seconds(60))
        #expect(tasks.results.isEmpty && tasks.pending.count == 1, "the app is visible")
        await app.enterBackground()
        try submit(BGProcessingTaskRequest(identifier: Self.cleanup))
        await app.advance(by: .seconds(3))
        try await app.settle()
        #expect(tasks.results.map(\.identifier) == [Self.refresh] && tasks.running == [Self.cleanup])
        await app.enterForeground()
        try await app.settle()
        #expect(tasks.results.map(\.didExpire) == [false, true], "processing ends when the user returns")
    }

    @Test func requestsAreListedReplacedAndCancelled() async throws {
        let app = try await TestApp.launch(delegate)
        let first = BGProcessingTaskRequest(identifier: Self.cleanup)
        (first.requiresExternalPower, first.requiresNetworkConnectivity) = (true, true)
        first.earliestBeginDate = Date(timeIntervalSinceReferenceDate: 7)
        try submit(first)
        try submit(BGAppRefreshTaskRequest(identifier: Self.refresh))
        let copies = await BGTaskScheduler.shared.pendingTaskRequests()
        let copy = try #require(copies.first as? BGProcessingTaskRequest)
        #expect(copy !== first && copy.requiresExternalPower && copy.requiresNetworkConnectivity)
        #expect(copy.earliestBeginDate == first.earliestBeginDate && copies.last is BGAppRefreshTaskRequest && copies.count == 2)
        #expect((first.copy() as? BGProcessingTaskRequest)?.identifier == Self.cleanup)
        try submit(BGProcessingTaskRequest(identifier: Self.cleanup))
        #expect(app.system.backgroundTasks.pending.map(\.requiresExternalPower) == [false, false])
        BGTaskScheduler.shared.cancel(taskRequestWithIdentifier: Self.cleanup)
        let isMain = await withCheckedContinuation { continuation in
            BGTaskScheduler.shared.getPendingTaskRequests { requests in
                continuation.resume(returning: (requests.map(\.identifier), MainQueue.isCurrent))
            }
        }
        #expect(isMain.0 == [Self.refresh] && !isMain.1)
        BGTaskScheduler.shared.cancelAllTaskRequests()
        #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
        #expect(app.system.backgroundTasks.panelSection.rows.isEmpty)
    }

    @Test func requestsThatAreNotAcceptedThrow() async throws {
        let app = try await TestApp.launch(delegate)
        #expect(throws: BGTaskScheduler.Error(.notPermitted)) { try submit(BGAppRefreshTaskRequest(identifier: "com.example.other")) }
        app.system.backgroundTasks.isAvailable = false
        do {
            try submit(BGAppRefreshTaskRequest(identifier: Self.refresh))
        } catch BGTaskScheduler.Error.unavailable {
            let error = BGTaskScheduler.Error(.unavailable) as NSError
            #expect(error.domain == "BGTaskSchedulerErrorDomain" && error.code == 1)
        }
        app.system.backgroundTasks.isAvailable = true
        try submit(BGAppRefreshTaskRequest(identifier: Self.refresh))
        #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
            try submit(BGAppRefreshTaskRequest(identifier: "com.example.many.0"))
        }
        for number in 0..<10 { try submit(BGProcessingTaskRequest(identifier: "com.example.many.\(number)")) }
        #expect(throws: BGTaskScheduler.Error(.tooManyPendingTaskRequests)) {
            try submit(BGProcessingTaskRequest(identifier: "com.example.many.10"))
        }
        #expect(app.system.backgroundTasks.pending.count == 11)
        Self.setInfo([Self.refresh], modes: ["processing"])
        #expect(throws: BGTaskScheduler.Error(.notPermitted)) { try submit(BGAppRefreshTaskRequest(identifier: Self.refresh)) }
        #expect(app.diagnostics.contains { $0.message.contains("does not contain fetch") })
    }

    @Test func aSecondHandlerStopsTheProgram() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                BackgroundTaskTests.setInfo(["com.example.twice"], modes: [])
                for _ in 0..<2 {
                    BGTaskScheduler.shared.register(forTaskWithIdentifier: "com.example.twice", using: nil) { @Sendable _ in }
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("Register one handler for each."))
    }
}
