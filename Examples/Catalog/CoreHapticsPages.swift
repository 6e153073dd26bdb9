import CoreHaptics
import UIKit

/// A screen that plays patterns of haptics.
@MainActor enum CoreHapticsPages {
    typealias Request = RequestViewController.Request

    static let all = [
        CatalogPage(
            "CHHapticEngine", "waveform",
            controller: { RequestViewController([Request("Play a heartbeat", send: playHeartbeat)]) })
    ]

    /// The engine, which must exist while its player plays.
    private static var engine: CHHapticEngine?

    private static func playHeartbeat() async -> String {
        do {
            let engine = try engine ?? CHHapticEngine()
            Self.engine = engine
            try await engine.start()
            let beats = [0, 0.2, 1, 1.2].map { CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: $0) }
            let player = try engine.makePlayer(with: CHHapticPattern(events: beats, parameters: []))
            try player.start(atTime: CHHapticTimeImmediate)
            return "Played \(beats.count) taps"
        } catch {
            return error.localizedDescription
        }
    }
}
