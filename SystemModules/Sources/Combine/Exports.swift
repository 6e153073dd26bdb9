// Combine is OpenCombine and the parts that this module adds to it. The schedulers and publishers of Foundation are
// this module's own, because those of OpenCombine do not know the clock of an app's frames.
@_exported import OpenCombine
