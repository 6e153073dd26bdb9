// Foundation on Linux lacks the type.
@_exported public import Foundation

@_exported public import struct UIKitCore.LocalizedStringResource
