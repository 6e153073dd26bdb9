// `CFURL` is a name of CoreGraphics. On Apple's systems, AudioToolbox has the names of Core Foundation too.
@_exported public import CoreGraphics
