import Foundation
internal import Synchronization

/// The short sounds that the app plays.
///
/// ```swift
/// #expect(app.system.sounds.played.map(\.id) == [1104])
/// ```
///
/// > Difference from Apple: sounds are recorded, and not heard. Vibrations are felt on telephones, whose browser shows
/// > the app's page.
public final class SoundsService: Sendable {
    /// The number of the vibration.
    package static let vibration: UInt32 = 4095
    /// The first number of sounds that the app creates, above those of the system.
    private static let firstNumber: UInt32 = 4097

    private struct State {
        var played: [PlayedSound] = []
        var files: [UInt32: URL] = [:]
        var next = SoundsService.firstNumber
    }

    private let state = Mutex(State())
    private let requests: RequestLog

    init(requests: RequestLog) {
        self.requests = requests
    }

    /// The sounds and vibrations, oldest first; at most the last 10,000.
    public var played: [PlayedSound] { state.withLock { $0.played } }

    /// The files of the sounds that the app created and did not dispose of, in the order of their creation.
    public var created: [URL] { state.withLock { $0.files.sorted { $0.key < $1.key }.map(\.value) } }

    /// Adds a sound, and returns its number.
    package func create(_ url: URL) -> UInt32 {
        state.withLock { state in
            defer { state.next += 1 }
            state.files[state.next] = url
            return state.next
        }
    }

    /// Removes a sound. Returns `false` if there is none with the number.
    package func dispose(_ id: UInt32) -> Bool { state.withLock { $0.files.removeValue(forKey: id) != nil } }

    /// Records a sound.
    ///
    /// - Returns: The sound; `nil` for a number that the app did not create, or has disposed of.
    package func play(_ id: UInt32, isAlert: Bool) -> PlayedSound? {
        let sound = state.withLock { state -> PlayedSound? in
            let url = state.files[id]
            guard url != nil || (1...Self.firstNumber - 1).contains(id) else { return nil }
            let sound = PlayedSound(id: id, url: url, isAlert: isAlert, isVibration: id == Self.vibration)
            if state.played.count >= RequestLog.limit { state.played.removeFirst(RequestLog.limit / 2) }
            state.played.append(sound)
            return sound
        }
        requests.record("sounds", sound.map(Self.text) ?? "cannot play sound \(id)")
        return sound
    }

    private static func text(_ sound: PlayedSound) -> String {
        if sound.isVibration { return "vibrates" }
        return "plays \(sound.url?.lastPathComponent ?? "sound \(sound.id)")\(sound.isAlert ? " as an alert" : "")"
    }

    /// The last sounds.
    package var panelSection: PanelSection {
        PanelSection(
            title: "Sounds",
            rows: played.suffix(20).reversed().map { sound in
                PanelRow(title: sound.url?.lastPathComponent ?? (sound.isVibration ? "Vibration" : "Sound \(sound.id)"))
            })
    }
}
