// Combine is OpenCombine and the parts that this module adds to it.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
