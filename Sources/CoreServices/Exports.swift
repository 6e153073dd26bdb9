// `CFString` is a name of CoreGraphics. On Apple's systems, each module that CoreServices re-exports has it.
@_exported public import CoreGraphics
