import CaretTesting
import HeadlessBackend
import Testing

@testable import UIKitCore

/// Haptic feedback.
@MainActor @Suite(.app) struct FeedbackTests {
    @Test func eachKindHasItsRhythm() async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let backend = try #require(ApplicationHost.current?.backend as? HeadlessBackend)
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
        UIImpactFeedbackGenerator().impactOccurred(intensity: 7)
        UISelectionFeedbackGenerator().selectionChanged()
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        #expect(backend.playedHaptics.map(\.durations) == [[35], [18], [20], [5], [20, 60, 20, 60, 35]])
        app.terminate()
    }

    @Test(arguments: [CGFloat.nan, 0, -1, -CGFloat.infinity]) func feedbackWithoutIntensityIsNotPlayed(_ intensity: CGFloat) async throws {
        let app = try await TestApp.launch(showing: { UIViewController() })
        let generator = UIImpactFeedbackGenerator(style: .rigid)
        generator.prepare()
        generator.impactOccurred(intensity: intensity)
        #expect((ApplicationHost.current?.backend as? HeadlessBackend)?.playedHaptics.isEmpty == true)
        app.terminate()
    }
}
