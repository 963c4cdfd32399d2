/// Scaled pixels, so that a picture is decoded once for each size.
extension FileCache {
    func pixels(for key: String, width: Int, height: Int) -> Pixels? {
        data(for: key).flatMap { bytes in
            bytes.count == 4 * width * height ? Pixels(width: width, height: height, bytes: bytes) : nil
        }
    }
}
