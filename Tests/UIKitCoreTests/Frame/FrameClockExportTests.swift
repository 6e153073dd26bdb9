import CaretTesting
import Foundation
import Testing
import UIKit

@testable import UIKitCore

/// The C functions by which `Combine` follows the clock of the running application.
@MainActor @Suite(.app) struct FrameClockExportTests {
    /// The values that a call of the function found, retained by its context.
    private final class Record: @unchecked Sendable {
        var calls: [Bool] = []
        var time = 0.0
    }

    /// Schedules a call, which stores its second argument and the time of the clock.
    private nonisolated static func schedule(at time: Double, isIdle: Bool = false, _ record: Record) {
        scheduleOnFrameClock(
            time, isIdle,
            { context, isDue in
                let record = Unmanaged<Record>.fromOpaque(context).takeRetainedValue()
                record.calls.append(isDue)
                record.time = frameClockNow()
            }, Unmanaged.passRetained(record).toOpaque())
    }

    @Test func `the time is that of the test's clock, and none without an application`() async throws {
        #expect(frameClockNow().isNaN && frameClockStart().isNaN)
        let app = try await TestApp.launch(showing: { UIViewController() })
        let date = frameClockStart() + frameClockNow()
        #expect(frameClockNow() == app.now)
        #expect(abs(date - Date().timeIntervalSinceReferenceDate) < 60)
        await app.advance(by: .seconds(2))
        #expect(frameClockNow() == app.now)
        #expect(abs(frameClockStart() + frameClockNow() - date - 2) < 0.001)
        app.terminate()
        #expect(frameClockNow().isNaN && frameClockStart().isNaN)
    }

    @Test func `a clock that follows the machine's is not exported`() {
        let host = ImplicitApplication.launch()
        defer { host.terminate() }
        #expect(frameClockNow().isNaN)
        let record = Record()
        Self.schedule(at: 0, record)
        #expect(record.calls == [false])
    }

    @Test func `a call is made in the first frame at its time`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let (record, start) = (Record(), app.now)
        Self.schedule(at: start + 0.5, record)
        await app.advance(frames: 29)
        #expect(record.calls == [])
        await app.advance(frames: 1)
        #expect(record.calls == [true])
        #expect(abs(record.time - start - 0.5) < 1e-6)
    }

    @Test func `settling waits for calls that are not idle`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let (record, idle) = (Record(), Record())
        Self.schedule(at: app.now + 0.5, record)
        Self.schedule(at: app.now + 5, isIdle: true, idle)
        try await app.settle()
        #expect(record.calls == [true] && idle.calls == [])
    }

    @Test func `another thread may schedule a call, which is made on the main thread`() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let (record, time) = (Record(), app.now + 0.5)
        await Task.detached { Self.schedule(at: time, record) }.value
        await app.advance(by: .seconds(1))
        #expect(record.calls == [true])
        #expect(abs(record.time - time) < 1e-6)
    }

    @Test func `a call that is pending when the application ends releases its context`() async throws {
        let record = Record()
        do {
            let app = try await TestApp.launch(showing: { UIViewController() })
            Self.schedule(at: app.now + 5, record)
            app.terminate()
        }
        await Task.yield()
        Self.schedule(at: 0, record)
        #expect(record.calls == [false, false])
    }
}
