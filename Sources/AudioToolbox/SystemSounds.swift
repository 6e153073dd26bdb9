public import CoreGraphics
internal import SystemServices

/// Creates a sound from a file, such as a WAV or AIFF file.
///
/// - Parameters:
///   - inFileURL: The URL of the file.
///   - outSystemSoundID: Receives the number of the sound; 0 after a failure.
/// - Returns: 0; ``kAudioServicesSystemSoundUnspecifiedError`` if the file cannot be read, and
///   ``kAudioServicesSystemSoundExceededMaximumDurationError`` for more than 30 seconds.
@discardableResult public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    outSystemSoundID.pointee = 0
    guard inFileURL.isFileURL, FileManager.default.isReadableFile(atPath: inFileURL.path) else {
        return kAudioServicesSystemSoundUnspecifiedError
    }
    guard SoundFile.duration(of: inFileURL) ?? 0 <= SystemSoundPlayer.maximumDuration else {
        return kAudioServicesSystemSoundExceededMaximumDurationError
    }
    outSystemSoundID.pointee = SystemServices.current.sounds.create(inFileURL)
    return kAudioServicesNoError
}

/// Removes a sound that the app created.
///
/// - Returns: 0; ``kAudioServicesSystemSoundUnspecifiedError`` if the app did not create the sound.
@discardableResult public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemServices.current.sounds.dispose(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Plays a sound.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSoundPlayer.play(inSystemSoundID, isAlert: false, nil)
}

/// Plays a sound as an alert: a telephone also vibrates.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSoundPlayer.play(inSystemSoundID, isAlert: true, nil)
}

/// Plays a sound.
///
/// - Parameters:
///   - inSystemSoundID: The number of the sound.
///   - inCompletionBlock: Called on a background queue after the duration of the sound on the frame clock. Called at
///     once for an unknown number.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    SystemSoundPlayer.play(inSystemSoundID, isAlert: false, inCompletionBlock)
}

/// Plays a sound as an alert: a telephone also vibrates.
///
/// - Parameters:
///   - inSystemSoundID: The number of the sound.
///   - inCompletionBlock: Called on a background queue after the duration of the sound on the frame clock. Called at
///     once for an unknown number.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    SystemSoundPlayer.play(inSystemSoundID, isAlert: true, inCompletionBlock)
}
