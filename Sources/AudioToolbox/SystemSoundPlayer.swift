internal import CoreGraphics
internal import Dispatch
internal import Platform
internal import SystemServices
internal import UIKitCore

/// Plays sounds: records them, vibrates, and calls the handlers after their duration.
enum SystemSoundPlayer {
    /// The maximum duration of a sound, in seconds.
    /// - Source: https://developer.apple.com/documentation/audiotoolbox/system-sound-services
    static let maximumDuration: TimeInterval = 30
    /// The duration of a vibration, and of a sound whose file does not specify a duration, in seconds.
    private static let standardDuration: TimeInterval = 0.4

    private static let queue = DispatchQueue(label: "com.apple.AudioToolbox.SystemSounds")

    /// May be called on any thread.
    static func play(_ id: SystemSoundID, isAlert: Bool, _ completion: (() -> Void)?) {
        let handler = UncheckedSendableBox(completion)
        guard let sound = SystemServices.current.sounds.play(id, isAlert: isAlert) else { return call(handler) }
        let duration = sound.url.flatMap(SoundFile.duration) ?? standardDuration
        MainQueue.run("a sound") {
            guard let host = ApplicationHost.current else { return call(handler) }
            if sound.isVibration || isAlert {
                host.backend.playHaptics(HapticPattern([Int(standardDuration * 1000)]))
            }
            if handler.value != nil { host.frameLoop.schedule(after: duration, isIdle: true) { call(handler) } }
        }
    }

    private static func call(_ handler: UncheckedSendableBox<(() -> Void)?>) {
        guard handler.value != nil else { return }
        PendingCalls.run(on: queue, "the handler of a sound") { handler.value?() }
    }
}
