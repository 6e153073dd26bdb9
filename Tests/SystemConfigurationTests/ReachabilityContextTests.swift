import CaretTesting
import SystemConfiguration
import Testing

/// The info of a callback, which is retained and released.
@MainActor @Suite(.app) struct ReachabilityContextTests {
    /// An object that a context retains.
    private final class Info: Sendable {
        let recorder = FlagsRecorder()
    }

    private func set(_ info: Info, _ target: SCNetworkReachability) {
        var context = SCNetworkReachabilityContext(
            version: 0, info: Unmanaged.passUnretained(info).toOpaque(),
            retain: { info in UnsafeRawPointer(Unmanaged<Info>.fromOpaque(info).retain().toOpaque()) },
            release: { info in Unmanaged<Info>.fromOpaque(info).release() },
            copyDescription: { _ in Unmanaged.passRetained("info" as NSString) })
        SCNetworkReachabilitySetCallback(
            target, { _, flags, info in if let info { Unmanaged<Info>.fromOpaque(info).takeUnretainedValue().recorder.record(flags) } },
            &context)
    }

    @Test func theInfoLivesUntilTheCallbackIsReplaced() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let target = try #require(Reach.address())
        var info: Info? = Info()
        weak let kept = info
        set(try #require(info), target)
        info = nil
        SCNetworkReachabilitySetDispatchQueue(target, DispatchQueue(label: "reachability"))
        app.system.network.status = .unsatisfied
        try await app.settle()
        #expect(kept?.recorder.values == [[]])
        SCNetworkReachabilitySetCallback(target, nil, nil)
        #expect(kept == nil)
    }

    @Test func theInfoIsReleasedWithTheTarget() throws {
        weak var kept: Info?
        do {
            let target = try #require(Reach.address())
            let info = Info()
            kept = info
            set(info, target)
        }
        #expect(kept == nil)
    }

    @Test func theInfoIsRetainedDuringTheCall() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let target = try #require(Reach.address())
        let counts = FlagsRecorder()
        var context = SCNetworkReachabilityContext()
        context.info = Unmanaged.passUnretained(counts).toOpaque()
        // The flags stand for the calls: reachable for a retain, isDirect for a release, nothing for the callback.
        context.retain = { info in
            Unmanaged<FlagsRecorder>.fromOpaque(info).takeUnretainedValue().record(.reachable)
            return info
        }
        context.release = { info in Unmanaged<FlagsRecorder>.fromOpaque(info).takeUnretainedValue().record(.isDirect) }
        SCNetworkReachabilitySetCallback(
            target, { _, _, info in if let info { Unmanaged<FlagsRecorder>.fromOpaque(info).takeUnretainedValue().record([]) } }, &context)
        SCNetworkReachabilitySetDispatchQueue(target, counts.queue)
        app.system.network.status = .unsatisfied
        try await app.settle()
        SCNetworkReachabilitySetCallback(target, nil, nil)
        #expect(counts.values == [.reachable, .reachable, [], .isDirect, .isDirect])
    }
}
