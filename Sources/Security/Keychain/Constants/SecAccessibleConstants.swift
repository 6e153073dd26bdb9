public import CoreGraphics

// The conditions under which items are accessible.

/// The item is accessible while the device is unlocked. The default.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// The item is accessible after the first unlock since the start of the device.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// The item is always accessible. Deprecated by Apple.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// The item is accessible while the device is unlocked and has a passcode. Never synchronised.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The item is accessible while the device is unlocked. Never synchronised.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// The item is accessible after the first unlock since the start of the device. Never synchronised.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// The item is always accessible. Never synchronised. Deprecated by Apple.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
