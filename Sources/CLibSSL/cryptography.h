#pragma once
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/md5.h>
#include <openssl/param_build.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>
#include <openssl/rsa.h>
#include <openssl/sha.h>
#include <openssl/x509_vfy.h>
#include <openssl/x509v3.h>

// The contexts of CommonCrypto are plain values, which programs copy and never free. Only the older digest functions
// work on such memory, and OpenSSL marks them as deprecated.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

_Static_assert(sizeof(MD5_CTX) <= 96, "DigestAlgorithm.stateSize");
_Static_assert(sizeof(SHA_CTX) <= 96, "DigestAlgorithm.stateSize");
_Static_assert(sizeof(SHA256_CTX) <= 112, "DigestAlgorithm.stateSize");
_Static_assert(sizeof(SHA512_CTX) <= 216, "DigestAlgorithm.stateSize");

static inline int caret_md5_start(void *state) { return MD5_Init((MD5_CTX *)state); }
static inline int caret_md5_update(void *state, const void *bytes, size_t count) { return MD5_Update((MD5_CTX *)state, bytes, count); }
static inline int caret_md5_finish(unsigned char *digest, void *state) { return MD5_Final(digest, (MD5_CTX *)state); }

static inline int caret_sha1_start(void *state) { return SHA1_Init((SHA_CTX *)state); }
static inline int caret_sha1_update(void *state, const void *bytes, size_t count) { return SHA1_Update((SHA_CTX *)state, bytes, count); }
static inline int caret_sha1_finish(unsigned char *digest, void *state) { return SHA1_Final(digest, (SHA_CTX *)state); }

static inline int caret_sha224_start(void *state) { return SHA224_Init((SHA256_CTX *)state); }
static inline int caret_sha256_start(void *state) { return SHA256_Init((SHA256_CTX *)state); }
static inline int caret_sha256_update(void *state, const void *bytes, size_t count) { return SHA256_Update((SHA256_CTX *)state, bytes, count); }
static inline int caret_sha256_finish(unsigned char *digest, void *state) { return SHA256_Final(digest, (SHA256_CTX *)state); }

static inline int caret_sha384_start(void *state) { return SHA384_Init((SHA512_CTX *)state); }
static inline int caret_sha512_start(void *state) { return SHA512_Init((SHA512_CTX *)state); }
static inline int caret_sha512_update(void *state, const void *bytes, size_t count) { return SHA512_Update((SHA512_CTX *)state, bytes, count); }
static inline int caret_sha512_finish(unsigned char *digest, void *state) { return SHA512_Final(digest, (SHA512_CTX *)state); }

#pragma clang diagnostic pop

// Swift cannot fill an array of OSSL_PARAM, because its constructors are macros for C initializers.

/// Returns a key of a curve with an uncompressed point, and with a private number if `secret_count` is not 0. Returns
/// NULL for a point that is not on the curve.
static inline EVP_PKEY *caret_ec_key(
    const char *curve, const unsigned char *point, size_t point_count, const unsigned char *secret, size_t secret_count
) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM *parameters = NULL;
    BIGNUM *number = secret_count > 0 ? BN_secure_new() : NULL;
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    int is_ready = builder != NULL && context != NULL
        && OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, curve, 0)
        && OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, point, point_count);
    if (is_ready && secret_count > 0) {
        is_ready = number != NULL && BN_bin2bn(secret, (int)secret_count, number) != NULL
            && OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, number);
    }
    if (is_ready) {
        parameters = OSSL_PARAM_BLD_to_param(builder);
        int selection = secret_count > 0 ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
        if (parameters == NULL || EVP_PKEY_fromdata_init(context) <= 0
            || EVP_PKEY_fromdata(context, &key, selection, parameters) <= 0) {
            EVP_PKEY_free(key);
            key = NULL;
        }
    }
    OSSL_PARAM_free(parameters);
    OSSL_PARAM_BLD_free(builder);
    EVP_PKEY_CTX_free(context);
    BN_clear_free(number);
    return key;
}

/// Returns the content of an ASN.1 string as UTF-8, which the caller frees with `caret_free`, or NULL.
static inline unsigned char *caret_utf8(const ASN1_STRING *string, int *count) {
    unsigned char *bytes = NULL;
    *count = ASN1_STRING_to_UTF8(&bytes, string);
    return *count < 0 ? NULL : bytes;
}

static inline void caret_free(void *memory) { OPENSSL_free(memory); }
static inline void caret_clear_free(void *memory, size_t count) { OPENSSL_clear_free(memory, count); }
static inline void caret_free_certificates(STACK_OF(X509) *certificates) { sk_X509_pop_free(certificates, X509_free); }
static inline void caret_free_safes(STACK_OF(PKCS7) *safes) { sk_PKCS7_pop_free(safes, PKCS7_free); }
static inline void caret_free_bags(STACK_OF(PKCS12_SAFEBAG) *bags) { sk_PKCS12_SAFEBAG_pop_free(bags, PKCS12_SAFEBAG_free); }
static inline void caret_free_names(STACK_OF(GENERAL_NAME) *names) { sk_GENERAL_NAME_pop_free(names, GENERAL_NAME_free); }

/// Returns the text of a name of one type (`GEN_EMAIL`, `GEN_DNS`), or NULL. The name owns the text.
static inline const ASN1_STRING *caret_general_name(const STACK_OF(GENERAL_NAME) *names, int index, int type) {
    const GENERAL_NAME *name = sk_GENERAL_NAME_value(names, index);
    if (name == NULL || name->type != type) return NULL;
    return type == GEN_EMAIL ? name->d.rfc822Name : type == GEN_DNS ? name->d.dNSName : NULL;
}
