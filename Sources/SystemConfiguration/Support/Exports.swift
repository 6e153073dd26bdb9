// Apple's module has the names of Core Foundation too. `CFString` is a class in this module
// (CoreFoundationNames.swift).
@_exported public import Foundation
@_exported public import class CoreGraphics.CFAllocator
@_exported public import typealias CoreGraphics.CFIndex
@_exported public import var CoreGraphics.kCFAllocatorDefault
