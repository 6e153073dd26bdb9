/// The number of a short sound.
public typealias SystemSoundID = UInt32

/// The sound that vibrates a telephone.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// The result of a call that succeeded.
public let kAudioServicesNoError: OSStatus = 0
/// The result of a call that failed, such as for a missing file or an unknown number.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The result of a call whose service did not answer.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// The result for a sound of more than 30 seconds.
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502
