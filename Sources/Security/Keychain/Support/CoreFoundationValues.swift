public import CoreGraphics
public import Foundation

// The values and functions of Core Foundation that code for the keychain uses.

/// A Boolean; a Swift value.
public typealias CFBoolean = Bool
/// A set of options.
public typealias CFOptionFlags = UInt

/// The value `true`. Implicitly unwrapped as on Apple's systems, where code writes `kCFBooleanTrue!`.
public var kCFBooleanTrue: CFBoolean! { true }
/// The value `false`. Implicitly unwrapped as on Apple's systems.
public var kCFBooleanFalse: CFBoolean! { false }

/// Returns the domain of an error.
public func CFErrorGetDomain(_ err: CFError) -> CFString { err.domain }

/// Returns the code of an error.
public func CFErrorGetCode(_ err: CFError) -> CFIndex { err.code }

/// Returns the information of an error.
public func CFErrorCopyUserInfo(_ err: CFError) -> CFDictionary? { err.userInfo }

/// Returns the description of an error for the user.
public func CFErrorCopyDescription(_ err: CFError) -> CFString? { err.localizedDescription }
